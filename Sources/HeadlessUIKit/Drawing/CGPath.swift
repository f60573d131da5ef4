// Foundation has these on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// The rule that determines the interior of a path.
  public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
  }

  /// The shape of the ends of lines.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// The shape of the corners of lines.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }

  /// Lines and curves.
  public class CGPath: Hashable, @unchecked Sendable {
    // Only a mutable path changes, which is shared at one's own risk.
    var elements: [PathElement]

    init(_ elements: [PathElement]) {
      self.elements = elements
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(CGMutablePath.drawn { $0.addRect(rect, transform: transform?.pointee ?? .identity) })
    }

    /// An ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(CGMutablePath.drawn { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) })
    }

    /// A rectangle with round corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(
        CGMutablePath.drawn {
          $0.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        })
    }

    /// Whether both paths have the same steps.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Feeds the path into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(elements)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last step; zero if there is none.
    public var currentPoint: CGPoint {
      guard let last = elements.last else { return .zero }
      if let end = last.points.last { return end }
      return elements.last { if case .move = $0 { true } else { false } }?.points.last ?? .zero
    }

    /// The smallest rectangle around all points, control points included; null without any.
    public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

    /// The smallest rectangle around the path, without the control points of curves; null without any.
    public var boundingBoxOfPath: CGRect {
      let corners = PathCurve.all(of: elements, closing: false).map(\.bounds)
        .flatMap { [CGPoint(x: $0.minX, y: $0.minY), CGPoint(x: $0.maxX, y: $0.maxY)] }
      return CGRect(enclosing: corners.isEmpty ? elements.flatMap(\.points) : corners)
    }

    /// Whether a point is inside.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      let steps = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
      let crossings = PathCurve.all(of: steps, closing: true).map { $0.crossings(rightOf: point) }.reduce(0, +)
      return rule == .winding ? crossings != 0 : crossings % 2 != 0
    }

    /// A path of the same steps.
    public func copy() -> CGPath? { CGPath(elements) }

    /// A path of the same steps that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// A path of the transformed steps.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements.map { $0.applying(transform?.pointee ?? .identity) })
    }
  }
#endif
