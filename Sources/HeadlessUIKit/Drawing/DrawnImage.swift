/// The recorded drawing of a canvas.
package struct DrawnImage: Hashable, Sendable {
  /// The part of the coordinates that is the canvas, in points.
  package var bounds: CGRect
  package var paintings: [Painting]
}
