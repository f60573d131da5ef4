import UIKitFacts

/// Where an image view shows its image, by the names of `UIView.ContentMode`.
struct ImagePlace {
  private let mode: String

  init(contentMode: String?) { mode = contentMode ?? "scaleToFill" }

  /// - Parameter size: the size of the image, in points.
  func frame(of size: LayoutSize, in bounds: LayoutRect) -> LayoutRect {
    guard size.width > 0, size.height > 0, mode != "scaleToFill", mode != "redraw" else { return bounds }
    let (width, height) = (bounds.size.width / size.width, bounds.size.height / size.height)
    let scale =
      switch mode {
      case "scaleAspectFit": min(width, height)
      case "scaleAspectFill": max(width, height)
      default: 1.0
      }
    let shown = LayoutSize(width: size.width * scale, height: size.height * scale)
    let (x, y) = (bounds.size.width - shown.width, bounds.size.height - shown.height)
    let name = mode.lowercased()
    return LayoutRect(
      x: bounds.left + (name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? x : x / 2),
      y: bounds.top + (name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? y : y / 2), width: shown.width,
      height: shown.height)
  }
}
