import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws the controls that have no text of their own, and bars that are views.
struct ControlPainter {
  private let painter: ViewPainter

  init(_ painter: ViewPainter) { self.painter = painter }

  func paint(_ object: SceneObject, _ view: ViewContent, _ values: ObjectValues, _ picture: inout ViewPicture) {
    let size = picture.frame.size
    switch object.kind.name {
    case "switch": paintSwitch(values, &picture)
    case "slider": paintSlider(values, size, &picture)
    case "stepper": paintStepper(&picture)
    case "segmentedControl": paintSegments(view.segments, values, &picture)
    case "progressView": paintProgress(values, size, &picture)
    case "activityIndicatorView": paintSpokes(size, &picture)
    case "pageControl": paintDots(values, size, &picture)
    case "colorWell":
      let side = min(size.width, size.height)
      picture.shapes.append(
        .ellipse(
          LayoutRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side),
          fill: painter.color("systemPink"), stroke: Stroke(painter.color("systemGray4"), width: 3)))
    case "datePicker": paintDate(values, &picture)
    case "pickerView": paintWheels(&picture)
    case "searchBar": paintSearch(values, size, &picture)
    case "navigationBar", "toolbar", "tabBar":
      picture.fill = picture.fill ?? painter.color("secondarySystemBackground")
      line(at: object.kind.name == "navigationBar" ? size.height : 0, size.width, &picture)
    default: break
    }
    if painter.context.environment.isRightToLeft, Self.mirrored.contains(object.kind.name) {
      picture.shapes = picture.shapes.map { $0.mirrored(in: size.width) }
    }
  }

  /// The controls that begin at the right side in languages from right to left.
  private static let mirrored: Set = [
    "datePicker", "pageControl", "progressView", "searchBar", "segmentedControl", "slider", "switch",
  ]

  private func line(at y: Double, _ width: Double, _ picture: inout ViewPicture) {
    picture.shapes.append(
      .line(
        from: LayoutPoint(x: 0, y: y), to: LayoutPoint(x: width, y: y), Stroke(painter.color("separator"), width: 0.5)))
  }

  private func paintSwitch(_ values: ObjectValues, _ picture: inout ViewPicture) {
    let size = picture.frame.size
    let isOn = values.flag("on") ?? false
    let track =
      isOn ? values.color("onTintColor") ?? painter.color("systemGreen") : painter.color("secondarySystemFill")
    picture.shapes.append(.rectangle(LayoutRect(origin: .zero, size: size), radius: size.height / 2, fill: track))
    let side = size.height - 4
    let x = isOn ? size.width - side - 2 : 2
    picture.shapes.append(
      .ellipse(
        LayoutRect(x: x, y: 2, width: side, height: side), fill: .white,
        stroke: Stroke(RGBA(0, alpha: 0.08), width: 0.5)))
  }

  private func paintSlider(_ values: ObjectValues, _ size: LayoutSize, _ picture: inout ViewPicture) {
    let (least, most) = (values.number("minimumValue") ?? 0, values.number("maximumValue") ?? 1)
    let share = most > least ? min(max(((values.number("value") ?? 0.5) - least) / (most - least), 0), 1) : 0
    let (middle, knob) = (size.height / 2, 27.0)
    let x = (size.width - knob) * share
    picture.shapes += [
      .rectangle(
        LayoutRect(x: 0, y: middle - 2, width: size.width, height: 4), radius: 2,
        fill: values.color("maximumTrackTintColor") ?? painter.color("systemFill")),
      .rectangle(
        LayoutRect(x: 0, y: middle - 2, width: x + knob / 2, height: 4), radius: 2,
        fill: values.color("minimumTrackTintColor") ?? painter.tint(values)),
      .ellipse(
        LayoutRect(x: x, y: middle - knob / 2, width: knob, height: knob),
        fill: values.color("thumbTintColor") ?? .white, stroke: Stroke(RGBA(0, alpha: 0.12), width: 0.5)),
    ]
  }

  private func paintStepper(_ picture: inout ViewPicture) {
    let size = picture.frame.size
    picture.fill = painter.color("tertiarySystemFill")
    picture.cornerRadius = 8
    let side = 14.0
    for (name, center) in [("minus", size.width / 4), ("plus", size.width * 3 / 4)] {
      picture.shapes.append(
        .symbol(
          name, LayoutRect(x: center - side / 2, y: (size.height - side) / 2, width: side, height: side),
          painter.color("label")))
    }
    picture.shapes.append(
      .line(
        from: LayoutPoint(x: size.width / 2, y: 7), to: LayoutPoint(x: size.width / 2, y: size.height - 7),
        Stroke(painter.color("separator"), width: 1)))
  }

  private func paintSegments(_ titles: [String?], _ values: ObjectValues, _ picture: inout ViewPicture) {
    let size = picture.frame.size
    picture.fill = picture.fill ?? painter.color("tertiarySystemFill")
    picture.cornerRadius = 8
    guard !titles.isEmpty else { return }
    let width = size.width / Double(titles.count)
    let selected = values.integer("selectedSegmentIndex")
    for (index, title) in titles.enumerated() {
      let rect = LayoutRect(x: Double(index) * width, y: 0, width: width, height: size.height)
      if index == selected {
        let inner = rect.inset(by: LayoutInsets(top: 2, left: 2, bottom: 2, right: 2))
        let fill =
          values.color("selectedSegmentTintColor") ?? (painter.context.environment.isDark ? RGBA(0x636366) : .white)
        picture.shapes.append(.rectangle(inner, radius: 6, fill: fill))
      }
      let font = FontFacts(size: 13, weight: index == selected ? .semibold : .medium)
      if let title { picture.shapes += painter.text(title, in: rect, font, painter.color("label"), "center") }
    }
  }

  private func paintProgress(_ values: ObjectValues, _ size: LayoutSize, _ picture: inout ViewPicture) {
    let progress = min(max(values.number("progress") ?? 0, 0), 1)
    picture.shapes += [
      .rectangle(
        LayoutRect(origin: .zero, size: size), radius: 2,
        fill: values.color("trackTintColor") ?? painter.color("systemFill")),
      .rectangle(
        LayoutRect(x: 0, y: 0, width: size.width * progress, height: size.height), radius: 2,
        fill: values.color("progressTintColor") ?? painter.tint(values)),
    ]
  }

  /// Eight spokes, whose ends are multiples of an eighth of a circle.
  private func paintSpokes(_ size: LayoutSize, _ picture: inout ViewPicture) {
    let (x, y, far) = (size.width / 2, size.height / 2, min(size.width, size.height) / 2 - 1)
    let half = 0.7071
    let directions = [(0.0, -1.0), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
    for (number, (dx, dy)) in directions.enumerated() {
      let color = painter.color("secondaryLabel").faded(1 - Double(number) * 0.1)
      picture.shapes.append(
        .line(
          from: LayoutPoint(x: x + dx * far / 2, y: y + dy * far / 2),
          to: LayoutPoint(x: x + dx * far, y: y + dy * far), Stroke(color, width: max(2, far / 5))))
    }
  }

  private func paintDots(_ values: ObjectValues, _ size: LayoutSize, _ picture: inout ViewPicture) {
    let count = values.integer("numberOfPages") ?? 0
    guard count > 0, count < 100 else { return }
    let current = values.integer("currentPage") ?? 0
    let left = size.width / 2 - Double(count - 1) * 8
    for index in 0..<count {
      let color =
        index == current
        ? values.color("currentPageIndicatorTintColor") ?? painter.color("label")
        : values.color("pageIndicatorTintColor") ?? painter.color("tertiaryLabel")
      picture.shapes.append(
        .ellipse(LayoutRect(x: left + Double(index) * 16 - 4, y: size.height / 2 - 4, width: 8, height: 8), fill: color)
      )
    }
  }

  private func paintDate(_ values: ObjectValues, _ picture: inout ViewPicture) {
    if values.word("preferredDatePickerStyle") == "wheels" { return paintWheels(&picture) }
    let size = picture.frame.size
    let rect = LayoutRect(
      x: 0, y: max(0, (size.height - 34) / 2), width: min(size.width, 120), height: min(34, size.height))
    picture.shapes.append(.rectangle(rect, radius: 8, fill: painter.color("tertiarySystemFill")))
    let isTime = values.word("datePickerMode") == "time"
    picture.shapes += painter.text(
      isTime ? "9:41 AM" : "Jun 10, 2026", in: rect, FontFacts(size: 17), painter.color("label"), "center")
  }

  private func paintWheels(_ picture: inout ViewPicture) {
    let size = picture.frame.size
    picture.shapes.append(
      .rectangle(
        LayoutRect(x: 9, y: size.height / 2 - 17, width: max(0, size.width - 18), height: 34), radius: 8,
        fill: painter.color("tertiarySystemFill")))
    for (row, offset) in [-2.0, -1, 0, 1, 2].enumerated() {
      let rect = LayoutRect(x: 0, y: size.height / 2 + offset * 34 - 17, width: size.width, height: 34)
      picture.shapes += painter.text(
        "Row \(row + 1)", in: rect, FontFacts(size: 21), painter.color(offset == 0 ? "label" : "tertiaryLabel"),
        "center")
    }
  }

  /// Draws a search bar with the values of an element, or those that it has by itself.
  func paintSearch(_ values: ObjectValues?, _ size: LayoutSize, _ picture: inout ViewPicture) {
    let field = LayoutRect(x: 8, y: (size.height - 36) / 2, width: max(0, size.width - 16), height: 36)
    picture.shapes.append(.rectangle(field, radius: 10, fill: painter.color("tertiarySystemFill")))
    let gray = painter.color("secondaryLabel")
    picture.shapes.append(
      .symbol("magnifyingglass", LayoutRect(x: field.left + 8, y: field.top + 9, width: 18, height: 18), gray))
    let rect = LayoutRect(
      x: field.left + 31, y: field.top, width: max(0, field.size.width - 40), height: field.size.height)
    let text = values?.text("text").flatMap { $0.isEmpty ? nil : $0 }
    picture.shapes += painter.text(
      text ?? values?.text("placeholder") ?? "Search", in: rect, FontFacts(size: 17),
      text == nil ? gray : painter.color("label"), "left")
  }
}
