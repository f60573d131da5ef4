/// A list whose cells can stay while its items change.
@MainActor protocol DiffableList: UIScrollView {
  /// Removes the cells that have no new place.
  func keepCells(_ newPlace: (IndexPath) -> IndexPath?)
  /// Has the data source fill a cell again.
  func reconfigureCell(at indexPath: IndexPath)
}

extension UICollectionView: DiffableList {}
extension UITableView: DiffableList {}
