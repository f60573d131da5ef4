/// Lays items out in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, unless the delegate says another.
  open var itemSize = CGSize(width: 50, height: 50)
  /// What items may be as large as, where they work it out themselves.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// What is left round the items of a section.
  open var sectionInset = UIEdgeInsets.zero
  /// The direction in which the collection goes on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers; no header where it is zero.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers; no footer where it is zero.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay on the screen while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay on the screen while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// Stands for the size that an item works out itself.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}
