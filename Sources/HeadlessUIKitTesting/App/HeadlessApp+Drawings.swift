public import HeadlessUIKit
import LayoutSolver
import UIKitFacts
import VectorPictures

extension HeadlessApp {
  /// The last drawing of a view in `draw(_:)`, a line for each call: `fill #FF0000 M0 0L10 0L10 10Z`. Empty if it draws
  /// nothing.
  ///
  /// Coordinates are those of the view. Clipping, opacity and transforms follow the shapes that they apply to.
  public func drawing(of view: UIView) -> [String] { view.drawnImage.map(Self.lines) ?? [] }

  /// The drawing calls that made an image, one line each; empty for images that no renderer made.
  public func drawing(of image: UIImage) -> [String] {
    if case .drawn(let drawn) = image.source { Self.lines(of: drawn) } else { [] }
  }

  private static func lines(of image: DrawnImage) -> [String] {
    image.paintings.map { painting in
      var line = line(of: painting.content)
      for clip in painting.clips {
        line += " in " + DrawingPainter.data(clip.path) + (clip.isEvenOdd ? " even-odd" : "")
      }
      if painting.opacity < 1 { line += " opacity " + SVGText.number(Double(painting.opacity)) }
      return line
    }
  }

  private static func line(of content: Painting.Content) -> String {
    switch content {
    case .fill(let area, let color): return "fill \(name(color)) " + data(area)
    case .clear(let area): return "clear " + data(area)
    case .stroke(let path, let style, let color):
      let dashes = style.dashes.isEmpty ? "" : " dashes " + style.dashes.map(number).joined(separator: " ")
      return "stroke \(name(color)) width \(number(style.width))\(dashes) " + DrawingPainter.data(path)
    case .text(let text, let rect, _, let color, let transform):
      return "text \(name(color)) '\(text.runs.map(\.text).joined())' at \(place(rect))" + suffix(transform)
    case .image(let source, let rect, let transform):
      return "image \(name(source)) at \(place(rect))" + suffix(transform)
    case .gradient(let gradient):
      let colors = gradient.stops.map { name($0.color) + " " + number($0.location) }.joined(separator: " ")
      let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y].map(number)
      let radii = gradient.radii.map { " radii \(number($0.start)) \(number($0.end))" } ?? ""
      return "gradient \(colors) from \(ends[0]) \(ends[1]) to \(ends[2]) \(ends[3])\(radii)"
    }
  }

  private static func data(_ area: Painting.Area) -> String {
    DrawingPainter.data(area.path) + (area.isEvenOdd ? " even-odd" : "")
  }

  private static func name(_ color: RGBA) -> String {
    SVGText.hexadecimal(color) + (color.alpha < 1 ? "/" + SVGText.number(color.alpha) : "")
  }

  private static func name(_ source: UIImage.Source) -> String {
    switch source {
    case .asset(let name), .symbol(let name): "'\(name)'"
    case .data: "of a file"
    case .drawn: "of a renderer"
    case .empty: "of nothing"
    }
  }

  private static func place(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  private static func suffix(_ transform: DrawnTransform) -> String {
    transform.isIdentity ? "" : " by " + transform.components.map(number).joined(separator: " ")
  }

  private static func number(_ number: CGFloat) -> String { SVGText.number(Double(number)) }
}
