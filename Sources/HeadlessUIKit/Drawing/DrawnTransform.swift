/// From the coordinates of code that draws to those of its canvas.
package struct DrawnTransform: Hashable, Sendable {
  /// The components, as in `CGAffineTransform`: a, b, c, d, tx, ty.
  package let components: [CGFloat]

  init(_ transform: CGAffineTransform) {
    components = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  /// Whether the transform is the identity.
  package var isIdentity: Bool { components == [1, 0, 0, 1, 0, 0] }
}
