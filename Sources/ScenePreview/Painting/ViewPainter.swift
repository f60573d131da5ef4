import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws what a view shows by itself, as UIKit does.
struct ViewPainter {
  let context: ScreenContext
  private var environment: PreviewEnvironment { context.environment }

  init(_ context: ScreenContext) { self.context = context }

  func color(_ name: String) -> RGBA { SystemColors.color(named: name, in: environment.appearance) ?? .clear }

  /// Fills a picture, which has the frame of the view.
  func paint(_ id: ID<SceneObject>, _ content: Content, _ picture: inout ViewPicture) {
    let object = context.maker(of: id)
    let values = context.values(id)
    picture.fill = values.color("backgroundColor")
    picture.opacity = values.number("alpha") ?? 1
    picture.clips = values.flag("clipsSubviews") ?? false
    if case .number(let radius)? = values.setting("layer.cornerRadius") { picture.cornerRadius = radius.value }
    if case .number(let width)? = values.setting("layer.borderWidth") {
      picture.border = Stroke(color("label"), width: width.value)
    }
    let size = picture.frame.size
    guard size.width > 0, size.height > 0 else { return }
    let view = ViewContent(object, values, context)
    switch object.kind.name {
    case "label": paintText(content, values, default: "label", &picture)
    case "button": ButtonPainter(self).paint(view, values, content, &picture)
    case "textField": paintTextField(view, values, &picture)
    case "textView": paintTextView(view, values, &picture)
    case "imageView": paintImage(values.image(), values, &picture)
    case "tableView", "collectionView": paintList(values, object.kind.name, &picture)
    case "scrollView": picture.clips = values.flag("clipsSubviews") ?? true
    case "visualEffectView": picture.fill = picture.fill ?? color("secondarySystemBackground").faded(0.8)
    case "mapView", "wkWebView", "webView", "arSCNView", "sceneKitView", "mtkView":
      paintPlaceholder(object.kind.name, &picture)
    default: ControlPainter(self).paint(object, view, values, &picture)
    }
  }

  /// The tint of a view: its own or that of the nearest view around it.
  func tint(_ values: ObjectValues) -> RGBA { values.color("tintColor") ?? color("tintColor") }

  // MARK: Text

  private func paintText(
    _ content: Content, _ values: ObjectValues, default name: String, _ picture: inout ViewPicture
  ) {
    guard let shown = ShownText(content, picture.frame) else { return }
    let size = picture.frame.size
    let top = max(0, (size.height - shown.lines.height) / 2)
    let textColor = values.color("textColor") ?? color(name)
    picture.shapes += lines(
      shown.lines, in: LayoutRect(x: 0, y: top, width: size.width, height: size.height), values.word("textAlignment"),
      textColor)
  }

  /// Lines of text from the top of a rectangle.
  func lines(_ lines: TextLines, in rect: LayoutRect, _ alignment: String?, _ color: RGBA) -> [PictureShape] {
    PictureShape.text(lines, in: rect, Self.alignment(alignment), color, isRightToLeft: environment.isRightToLeft)
  }

  private static func alignment(_ name: String?) -> PictureAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    default: .natural
    }
  }

  /// One line of text in the middle of a rectangle.
  func text(_ text: String, in rect: LayoutRect, _ font: FontFacts, _ color: RGBA, _ alignment: String? = nil)
    -> [PictureShape]
  {
    self.text(TextContent(runs: [TextContent.Run(text, font: font)]), in: rect, color, alignment)
  }

  /// A text in the middle of a rectangle.
  func text(_ content: TextContent, in rect: LayoutRect, _ color: RGBA, _ alignment: String?) -> [PictureShape] {
    let set = content.lines(fitting: rect.size.width)
    let top = rect.top + (rect.size.height - set.height) / 2
    return lines(
      set, in: LayoutRect(x: rect.left, y: top, width: rect.size.width, height: set.height), alignment, color)
  }

  // MARK: Views

  private func paintTextField(_ view: ViewContent, _ values: ObjectValues, _ picture: inout ViewPicture) {
    let size = picture.frame.size
    let style = values.word("borderStyle") ?? "none"
    if style == "roundedRect" {
      picture.fill = picture.fill ?? color("tertiarySystemBackground")
      picture.cornerRadius = 5
      picture.border = Stroke(color("systemGray4"), width: 0.5)
    } else if style == "line" || style == "bezel" {
      picture.border = Stroke(color("label"), width: 1)
    }
    let inset = style == "none" ? 0.0 : 7
    let rect = LayoutRect(x: inset, y: 0, width: max(0, size.width - 2 * inset), height: size.height)
    if let own = values.text("text"), !own.isEmpty {
      picture.shapes += text(
        own, in: rect, view.font, values.color("textColor") ?? color("label"), values.word("textAlignment"))
    } else if let placeholder = values.text("placeholder") {
      picture.shapes += text(placeholder, in: rect, view.font, color("placeholderText"), values.word("textAlignment"))
    }
  }

  private func paintTextView(_ view: ViewContent, _ values: ObjectValues, _ picture: inout ViewPicture) {
    picture.fill = picture.fill ?? color("systemBackground")
    picture.clips = true
    let (size, insets) = (picture.frame.size, ControlSizes.textViewInsets)
    let content = TextContent(runs: view.runs, lines: 0, wraps: .words)
    let rect = LayoutRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right), height: size.height)
    picture.shapes += lines(
      content.lines(fitting: rect.size.width), in: rect, values.word("textAlignment"),
      values.color("textColor") ?? color("label"))
  }

  private func paintImage(_ image: ImageSource?, _ values: ObjectValues, _ picture: inout ViewPicture) {
    let bounds = LayoutRect(origin: .zero, size: picture.frame.size)
    switch image {
    case .symbol(let name)?:
      let place = ImagePlace(contentMode: values.word("contentMode")).frame(of: values.symbolFacts.size, in: bounds)
      picture.shapes.append(.symbol(name, place, tint(values)))
    case .asset(let name)?:
      let size = context.resources.images[name]?.size ?? bounds.size
      let place = ImagePlace(contentMode: values.word("contentMode")).frame(of: size, in: bounds)
      picture.shapes += self.image(name, in: place, tint(values))
      // A view that does not clip shows all of its image; that is rarely meant, and hides what is beside it.
      picture.clips = picture.clips || place.size.width > bounds.size.width || place.size.height > bounds.size.height
    case nil: break
    }
  }

  /// An image; one that cannot be shown is a box with a diagonal, and its name if there is room.
  func image(_ name: String, in rect: LayoutRect, _ tint: RGBA) -> [PictureShape] {
    if let image = context.resources.images[name], let file = image.file(in: environment.appearance) {
      return [.image(file, rect, tint: image.isTemplate ? tint : nil)]
    }
    let line = Stroke(color("systemGray3"), width: 1)
    var shapes: [PictureShape] = [
      .rectangle(rect, radius: 3, fill: color("systemGray5"), stroke: line),
      .line(from: LayoutPoint(x: rect.left, y: rect.bottom), to: LayoutPoint(x: rect.right, y: rect.top), line),
    ]
    let font = FontFacts(size: 11)
    if font.width(of: name) + 8 < rect.size.width, rect.size.height > 20 {
      shapes += text(name, in: rect, font, color("secondaryLabel"), "center")
    }
    return shapes
  }

  private func paintPlaceholder(_ name: String, _ picture: inout ViewPicture) {
    picture.fill = picture.fill ?? color("systemGray5")
    picture.shapes += text(
      name, in: LayoutRect(origin: .zero, size: picture.frame.size), FontFacts(size: 13), color("secondaryLabel"),
      "center")
  }

  private func paintList(_ values: ObjectValues, _ kind: String, _ picture: inout ViewPicture) {
    let isGrouped = ["grouped", "insetGrouped"].contains(values.word("style"))
    picture.fill = picture.fill ?? color(isGrouped ? "systemGroupedBackground" : "systemBackground")
    picture.clips = true
  }
}
