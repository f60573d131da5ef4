import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws what a cell has beside the views in it: its background, the texts of its style, its accessory, the separator.
struct CellPainter {
  private let painter: ViewPainter
  private var context: ScreenContext { painter.context }

  init(_ context: ScreenContext) { painter = ViewPainter(context) }

  func paint(_ row: ListLayout.Row, _ picture: inout ViewPicture) {
    let object = context.graph.objects[row.cell]
    let values = context.values(row.cell)
    if row.isCollection {
      if picture.fill == nil, picture.children.isEmpty {
        picture.border = Stroke(painter.color("separator"), width: 0.5)
      }
      return
    }
    guard object.kind.role == .tableCell else { return }
    if picture.fill == nil {
      picture.fill = painter.color(row.isInset ? "secondarySystemGroupedBackground" : "systemBackground")
    }
    let size = picture.frame.size
    if row.isInset { roundCorners(row, &picture) }
    let side = ControlSizes.rowInset(width: context.environment.size.width)
    var right = size.width - side
    var own = ViewPicture(frame: picture.frame)
    right -= accessory(values, size, right, &own)
    texts(values, LayoutRect(x: side, y: 0, width: max(0, right - side), height: size.height), &own)
    let isMirrored = context.environment.isRightToLeft
    picture.shapes += isMirrored ? own.shapes.map { $0.mirrored(in: size.width) } : own.shapes
    if !row.isLast {
      let y = size.height
      picture.shapes.append(
        .line(
          from: LayoutPoint(x: isMirrored ? 0 : side, y: y),
          to: LayoutPoint(x: isMirrored ? size.width - side : size.width, y: y),
          Stroke(painter.color("separator"), width: 0.5)))
    }
  }

  /// Sections are rounded boxes, of which the first and the last row have the corners.
  private func roundCorners(_ row: ListLayout.Row, _ picture: inout ViewPicture) {
    let (size, radius) = (picture.frame.size, 10.0)
    if row.isFirst, row.isLast { picture.cornerRadius = radius }
    guard row.isFirst != row.isLast, let fill = picture.fill, size.height > radius else { return }
    picture.fill = nil
    let rest = LayoutRect(x: 0, y: row.isFirst ? radius : 0, width: size.width, height: size.height - radius)
    picture.shapes =
      [
        .rectangle(LayoutRect(origin: .zero, size: size), radius: radius, fill: fill), .rectangle(rest, fill: fill),
      ] + picture.shapes
  }

  /// Draws the accessory at the trailing side, as from left to right.
  ///
  /// - Returns: the width that it takes.
  private func accessory(_ values: ObjectValues, _ size: LayoutSize, _ right: Double, _ picture: inout ViewPicture)
    -> Double
  {
    func symbol(_ name: String, _ side: Double, _ color: RGBA) -> Double {
      picture.shapes.append(
        .symbol(name, LayoutRect(x: right - side, y: (size.height - side) / 2, width: side, height: side), color))
      return side + 8
    }
    switch values.word("accessoryType") {
    case "disclosureIndicator":
      let name = context.environment.isRightToLeft ? "chevron.left" : "chevron.right"
      return symbol(name, 14, painter.color("tertiaryLabel"))
    case "checkmark": return symbol("checkmark", 18, painter.tint(values))
    case "detailButton", "detailDisclosureButton": return symbol("info.circle", 22, painter.tint(values))
    default: return 0
    }
  }

  private func texts(_ values: ObjectValues, _ rect: LayoutRect, _ picture: inout ViewPicture) {
    guard values.text("text") != nil || values.text("detailText") != nil || values.image() != nil else { return }
    let style = values.word("style") ?? "default"
    var rect = rect
    let body = FontFacts(size: TextStyle.body.size(context.environment.textSize))
    if let image = values.image() {
      let place = LayoutRect(x: rect.left, y: (rect.size.height - 24) / 2, width: 24, height: 24)
      switch image {
      case .symbol(let name): picture.shapes.append(.symbol(name, place, painter.tint(values)))
      case .asset(let name): picture.shapes += painter.image(name, in: place, painter.tint(values))
      }
      rect = LayoutRect(x: rect.left + 40, y: 0, width: max(0, rect.size.width - 40), height: rect.size.height)
    }
    let (text, detail) = (values.text("text"), values.text("detailText"))
    if style == "subtitle", let detail {
      let caption = FontFacts(size: TextStyle.caption1.size(context.environment.textSize))
      let height = body.lineHeight + caption.lineHeight
      let top = (rect.size.height - height) / 2
      picture.shapes += painter.text(
        text ?? "", in: LayoutRect(x: rect.left, y: top, width: rect.size.width, height: body.lineHeight), body,
        painter.color("label"), "left")
      picture.shapes += painter.text(
        detail,
        in: LayoutRect(x: rect.left, y: top + body.lineHeight, width: rect.size.width, height: caption.lineHeight),
        caption, painter.color("label"), "left")
      return
    }
    if let detail { picture.shapes += painter.text(detail, in: rect, body, painter.color("secondaryLabel"), "right") }
    if let text { picture.shapes += painter.text(text, in: rect, body, painter.color("label"), "left") }
  }
}
