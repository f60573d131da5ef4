import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws buttons: plain ones, and those with a configuration.
struct ButtonPainter {
  private let painter: ViewPainter

  init(_ painter: ViewPainter) { self.painter = painter }

  func paint(_ view: ViewContent, _ values: ObjectValues, _ content: Content, _ picture: inout ViewPicture) {
    guard case .button(let button) = content else { return }
    var front = values.color("titleColor") ?? painter.tint(values)
    if let configuration = view.configuration {
      front = background(configuration, values, &picture)
    }
    if values.flag("enabled") == false {
      front = painter.color("tertiaryLabel")
      if picture.fill != nil, view.configuration != nil { picture.fill = painter.color("secondarySystemFill") }
    }
    let image = view.configuration?.image() ?? values.image()
    place(button, image, front, picture.frame.size, &picture)
  }

  /// Fills the background of a configuration's style.
  ///
  /// - Returns: the colour of what lies on it.
  private func background(_ configuration: ObjectValues, _ values: ObjectValues, _ picture: inout ViewPicture) -> RGBA {
    let tint = configuration.color("baseBackgroundColor") ?? painter.tint(values)
    switch configuration.word("cornerStyle") {
    case "capsule": picture.cornerRadius = picture.frame.size.height / 2
    case "large": picture.cornerRadius = 12
    case "small": picture.cornerRadius = 4
    default: picture.cornerRadius = 6
    }
    let own = configuration.color("baseForegroundColor")
    switch configuration.word("style") {
    case "filled":
      picture.fill = tint
      return own ?? .white
    case "tinted":
      picture.fill = tint.faded(0.18)
      return own ?? tint
    case "gray":
      picture.fill = painter.color("secondarySystemFill")
      return own ?? painter.tint(values)
    case "bordered", "borderedTinted":
      picture.fill = painter.color("secondarySystemFill")
      return own ?? tint
    case "borderedProminent":
      picture.fill = tint
      return own ?? .white
    default: return own ?? tint
    }
  }

  private func place(
    _ button: ButtonContent, _ image: ImageSource?, _ color: RGBA, _ size: LayoutSize, _ picture: inout ViewPicture
  ) {
    let insets = button.insets
    let inner = LayoutRect(origin: .zero, size: size).inset(by: insets)
    let title = button.title.map { $0.lines(fitting: max(inner.size.width, 1) + 0.6) }
    let subtitle = button.subtitle.map { $0.lines(fitting: max(inner.size.width, 1) + 0.6) }
    let imageSize = button.image ?? .zero
    let textWidth = max(title?.width ?? 0, subtitle?.width ?? 0)
    let textHeight = (title?.height ?? 0) + (subtitle.map { $0.height + button.titlePadding } ?? 0)
    let padding = button.image != nil && title != nil ? button.imagePadding : 0
    let isVertical = button.imageEdge == .top || button.imageEdge == .bottom
    let width = isVertical ? max(textWidth, imageSize.width) : textWidth + imageSize.width + padding
    let height = isVertical ? textHeight + imageSize.height + padding : max(textHeight, imageSize.height)
    let (left, top) = (inner.left + (inner.size.width - width) / 2, inner.top + (inner.size.height - height) / 2)
    let isFirst = button.imageEdge == .leading || button.imageEdge == .top
    let textLeft = isVertical ? left + (width - textWidth) / 2 : left + (isFirst ? imageSize.width + padding : 0)
    var textTop = isVertical && isFirst ? top + imageSize.height + padding : top + (height - textHeight) / 2
    if isVertical, !isFirst { textTop = top }
    if let title {
      let rect = LayoutRect(x: textLeft, y: textTop, width: textWidth, height: title.height)
      picture.shapes += painter.lines(title, in: rect, "center", color)
      textTop += title.height + button.titlePadding
    }
    if let subtitle {
      let rect = LayoutRect(x: textLeft, y: textTop, width: textWidth, height: subtitle.height)
      picture.shapes += painter.lines(subtitle, in: rect, "center", color)
    }
    guard let image else { return }
    let x = isVertical ? left + (width - imageSize.width) / 2 : isFirst ? left : left + textWidth + padding
    let y = isVertical ? (isFirst ? top : top + textHeight + padding) : top + (height - imageSize.height) / 2
    let rect = LayoutRect(origin: LayoutPoint(x: x, y: y), size: imageSize)
    switch image {
    case .symbol(let name): picture.shapes.append(.symbol(name, rect, color))
    case .asset(let name): picture.shapes += painter.image(name, in: rect, color)
    }
  }
}
