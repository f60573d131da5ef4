/// The frame of an item in a group that computes the frames itself.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// The order from back to front; items with greater numbers are in front.
  public let zIndex: Int

  /// An item with a frame.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// An item with a frame and an order.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}
