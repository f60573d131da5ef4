import HeadlessUIKit
import LayoutSolver
import UIKitFacts
import VectorPictures

/// Converts recorded drawings to shapes of a picture.
@MainActor struct DrawingPainter {
  /// The colour of symbols and of boxes around images that have no picture.
  let tint: RGBA

  /// The shapes of an image, as large as a rectangle.
  func shapes(of image: DrawnImage, in rect: LayoutRect) -> [PictureShape] {
    let canvas = image.bounds
    guard canvas.width > 0, canvas.height > 0 else { return [] }
    let shapes = image.paintings.compactMap { shape(of: $0, on: canvas) }
    let scale = (x: rect.size.width / Double(canvas.width), y: rect.size.height / Double(canvas.height))
    let transform = [
      scale.x, 0, 0, scale.y, rect.left - Double(canvas.minX) * scale.x, rect.top - Double(canvas.minY) * scale.y,
    ]
    guard transform != [1, 0, 0, 1, 0, 0] else { return shapes }
    return [.group(PictureGroup(shapes, transform: transform))]
  }

  private func shape(of painting: Painting, on canvas: CGRect) -> PictureShape? {
    guard let shapes = shapes(of: painting.content, on: canvas), !shapes.isEmpty else { return nil }
    if painting.clips.isEmpty, painting.opacity == 1, shapes.count == 1 { return shapes[0] }
    let clips = painting.clips.map { PicturePath(Self.data($0.path), isEvenOdd: $0.isEvenOdd) }
    return .group(PictureGroup(shapes, clips: clips, opacity: Double(painting.opacity)))
  }

  private func shapes(of content: Painting.Content, on canvas: CGRect) -> [PictureShape]? {
    switch content {
    case .fill(let area, let color):
      return [.path(PicturePath(Self.data(area.path), isEvenOdd: area.isEvenOdd, fill: color))]
    case .stroke(let path, let style, let color):
      return [.path(PicturePath(Self.data(path), line: Self.line(style, color)))]
    case .text(let content, let rect, let alignment, let color, let transform):
      let place = Self.rect(rect)
      let lines = content.lines(fitting: place.size.width + 0.6)
      return placed(
        PictureShape.text(lines, in: place, PictureAlignment(alignment), color, isRightToLeft: false), by: transform)
    case .image(let source, let rect, let transform): return placed(image(source, Self.rect(rect)), by: transform)
    case .gradient(let gradient):
      let stops = gradient.stops.map { PictureGradient.Stop($0.color, at: Double($0.location)) }
      return [
        .gradient(
          PictureGradient(
            in: Self.rect(canvas), stops, from: Self.point(gradient.start), to: Self.point(gradient.end),
            radius: gradient.radii.map { Double($0.end) }))
      ]
    // What is behind the view would be seen there.
    case .clear: return nil
    }
  }

  private func image(_ source: UIImage.Source, _ rect: LayoutRect) -> [PictureShape] {
    switch source {
    case .drawn(let image): shapes(of: image, in: rect)
    case .symbol(let name): [.symbol(name, rect, tint)]
    case .asset, .data: [.rectangle(rect, radius: 3, stroke: Stroke(tint))]
    case .empty: []
    }
  }

  private func placed(_ shapes: [PictureShape], by transform: DrawnTransform) -> [PictureShape] {
    guard !transform.isIdentity else { return shapes }
    return [.group(PictureGroup(shapes, transform: transform.components.map(Self.number)))]
  }

  // MARK: Values

  private static func line(_ style: LineStyle, _ color: RGBA) -> PicturePath.Line {
    let cap: PicturePath.Cap =
      switch style.cap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: PicturePath.Join =
      switch style.join {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return PicturePath.Line(
      Stroke(color, width: number(style.width)), cap: cap, join: join, dashes: style.dashes.map(number),
      phase: number(style.phase))
  }

  /// The steps of a path as SVG writes them.
  static func data(_ path: [PathElement]) -> String {
    path.map { element in
      let points = element.points.map { SVGText.number(number($0.x)) + " " + SVGText.number(number($0.y)) }
      return letter(of: element) + points.joined(separator: " ")
    }.joined()
  }

  private static func letter(of element: PathElement) -> String {
    switch element {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  private static func rect(_ rect: CGRect) -> LayoutRect {
    LayoutRect(
      x: number(rect.minX), y: number(rect.minY), width: max(0, number(rect.width)), height: max(0, number(rect.height))
    )
  }

  private static func point(_ point: CGPoint) -> LayoutPoint { LayoutPoint(x: number(point.x), y: number(point.y)) }

  /// A number that can be written: code can compute any.
  private static func number(_ number: CGFloat) -> Double {
    number.isFinite ? min(max(Double(number), -1e6), 1e6) : 0
  }
}

extension PictureAlignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    default: self = .natural
    }
  }
}
