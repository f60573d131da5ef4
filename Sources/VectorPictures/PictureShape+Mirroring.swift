import UIKitFacts

extension PictureShape {
  /// The shape at its place from right to left, in a picture of a width. What it shows is not mirrored.
  package func mirrored(in width: Double) -> PictureShape {
    func mirrored(_ rect: LayoutRect) -> LayoutRect {
      LayoutRect(origin: LayoutPoint(x: width - rect.right, y: rect.top), size: rect.size)
    }
    switch self {
    case .rectangle(let rect, let radius, let fill, let stroke):
      return .rectangle(mirrored(rect), radius: radius, fill: fill, stroke: stroke)
    case .ellipse(let rect, let fill, let stroke): return .ellipse(mirrored(rect), fill: fill, stroke: stroke)
    case .line(let from, let to, let stroke):
      return .line(
        from: LayoutPoint(x: width - from.x, y: from.y), to: LayoutPoint(x: width - to.x, y: to.y), stroke)
    case .text(var text):
      text.origin.x = width - text.origin.x - text.width
      return .text(text)
    case .symbol(let name, let rect, let color): return .symbol(name, mirrored(rect), color)
    case .image(let image, let rect, let tint): return .image(image, mirrored(rect), tint: tint)
    case .path, .group, .gradient: return self
    }
  }
}
