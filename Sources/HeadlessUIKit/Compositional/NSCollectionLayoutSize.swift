/// The size of an item, a group or a supplementary view.
@preconcurrency @MainActor public class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  /// The size in a container, with estimates where the content decides.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes in which the content decides.
  var estimatedAxes: EstimatedAxes {
    EstimatedAxes(width: widthDimension.followsContent, height: heightDimension.followsContent)
  }

  /// The dimension along an axis.
  func dimension(_ axis: UICollectionView.ScrollDirection) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
