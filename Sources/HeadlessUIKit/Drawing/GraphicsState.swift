import UIKitFacts

/// How a context draws: what `saveGState()` saves.
struct GraphicsState {
  /// From the coordinates of the code to those of the canvas.
  var transform = CGAffineTransform.identity
  var fill = RGBA.black
  var stroke = RGBA.black
  var line = LineStyle()
  var alpha: CGFloat = 1
  var clips: [Painting.Area] = []

  /// How much longer a line is on the canvas, on the average of all directions.
  var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }
}

/// How the line along a path is drawn.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; none for a solid line.
  package var dashes: [CGFloat] = []
  /// Where in the dashes the line begins.
  package var phase: CGFloat = 0
}
