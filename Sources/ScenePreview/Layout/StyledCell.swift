import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// What the style of a table view cell shows: its texts and its image.
struct StyledCell {
  /// A text with the values of its label.
  struct Text {
    var content: TextContent
    var color: RGBA?
    var alignment: String?
  }

  let style: CellStyleLayout.Style
  let text: Text?
  let detail: Text?
  let image: ImageSource?
  private let layout: CellStyleLayout
  /// What the accessory leaves of the width of the row.
  private let width: Double

  /// Nil for a cell whose style shows nothing.
  init?(_ cell: ID<SceneObject>, in place: Island.Place, _ context: ScreenContext) {
    let values = context.values(cell)
    style =
      switch values.word("style") {
      case "subtitle": .subtitle
      case "value1": .value1
      case "value2": .value2
      default: .basic
      }
    let size = context.environment.textSize
    let body = FontFacts(size: TextStyle.body.size(size))
    let second = style == .subtitle ? FontFacts(size: TextStyle.caption1.size(size)) : body
    text = Self.text(values.text("text"), of: .textLabel, in: cell, body, context)
    detail = Self.text(values.text("detailText"), of: .detailTextLabel, in: cell, second, context)
    image = values.image()
    if text == nil, detail == nil, image == nil { return nil }
    let imageSize = image.map { ViewContent(context.graph.objects[cell], values, context).size(of: $0, in: values) }
    width = place.size.width - place.accessoryWidth
    layout = CellStyleLayout(
      style, text: text?.content ?? TextContent(runs: []), detail: detail?.content, image: imageSize,
      rowInset: place.margins?.left ?? ControlSizes.rowInset(width: place.size.width),
      hasAccessory: place.accessoryWidth > 0, scale: context.environment.device.scale)
  }

  /// The height that the row needs.
  var height: Double { layout.height(fitting: width) }

  /// The frames of the texts and the image in a row of a height, as from left to right.
  func frames(height: Double) -> CellStyleLayout.Frames {
    layout.frames(in: LayoutSize(width: width, height: height))
  }

  private static func text(
    _ text: String?, of label: ElementKind, in cell: ID<SceneObject>, _ font: FontFacts, _ context: ScreenContext
  ) -> Text? {
    let object = context.graph.objects[cell].children.map { context.graph.objects[$0] }
      .first { $0.kind.name == label.name }
    guard let object else {
      return text.map { Text(content: TextContent(runs: [TextContent.Run($0, font: font)])) }
    }
    let values = ObjectValues(object, context)
    let styled = ViewContent(object, values, context).runs
    let plain = text.map { [TextContent.Run($0, font: values.font("font") ?? font)] }
    guard let runs = styled.isEmpty ? plain : styled else { return nil }
    return Text(
      content: TextContent(runs: runs, lines: values.integer("numberOfLines") ?? 1), color: values.color("textColor"),
      alignment: values.word("textAlignment"))
  }
}
