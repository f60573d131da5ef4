extension UICollectionView {
  /// The kind of headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// A name of a class, which is registered for one kind of views.
  struct SupplementaryName: Hashable {
    let kind: String
    let identifier: String
  }
}
