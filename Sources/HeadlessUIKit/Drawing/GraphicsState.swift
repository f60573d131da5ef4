import UIKitFacts

/// The graphics state of a context, which `saveGState()` saves.
struct GraphicsState {
  /// From the coordinates of the code to those of the canvas.
  var transform = CGAffineTransform.identity
  var fill = RGBA.black
  var stroke = RGBA.black
  var line = LineStyle()
  var alpha: CGFloat = 1
  var clips: [Painting.Area] = []

  /// The average scale of lengths on the canvas over all directions.
  var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }
}

/// The stroke of a path.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; none for a solid line.
  package var dashes: [CGFloat] = []
  /// The phase of the dash pattern.
  package var phase: CGFloat = 0
}
