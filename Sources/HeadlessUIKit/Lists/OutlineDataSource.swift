/// A data source whose items can hide others below them.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Shows or hides the items below an item.
  func toggleItem(at indexPath: IndexPath)
  /// Whether the items below an item are shown; nil if there are none.
  func isItemExpanded(at indexPath: IndexPath) -> Bool?
}

extension UICollectionView {
  /// The data source, if its items can hide others.
  var outline: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }
}

extension UICollectionReusableView {
  /// The collection that shows the view.
  var enclosingCollection: UICollectionView? {
    (superview as? UICollectionView) ?? (superview?.superview as? UICollectionView)
  }
}
