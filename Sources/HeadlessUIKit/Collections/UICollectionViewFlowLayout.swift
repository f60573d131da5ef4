/// Lays items out in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, unless the delegate returns another.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of self-sizing items.
  open var estimatedItemSize = CGSize.zero
  /// The minimum spacing between lines of items.
  open var minimumLineSpacing: CGFloat = 10
  /// The minimum spacing between items in the same line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of the items of a section.
  open var sectionInset = UIEdgeInsets.zero
  /// What those insets count from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers; zero for no header.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers; zero for no footer.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay on the screen while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay on the screen while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// What the insets of a section count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Represents the size that an item works out itself.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}
