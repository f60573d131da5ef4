/// The anchor of a supplementary view on its container, or on the view itself.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the view is; in the middle of an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The translation, in points or as a fraction of the view's size.
  public let offset: CGPoint
  /// Whether the translation is a fraction of the view's size.
  public let isFractionalOffset: Bool
  /// Whether the translation is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
  }

  /// An anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// An anchor at a distance in points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// An anchor at a distance from edges that is a fraction of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Where the anchor is in a size, from 0 at the leading and the upper edge to 1.
  var position: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The translation of a view of a size.
  func translation(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
