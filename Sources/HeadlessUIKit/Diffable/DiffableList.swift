/// A list whose cells can stay while its items change.
@MainActor protocol DiffableList: UIScrollView {
  /// Removes the cells that have no new place.
  func keepCells(_ newPlace: (IndexPath) -> IndexPath?)
  /// Asks the data source to configure a cell again.
  func reconfigureCell(at indexPath: IndexPath)
}

extension UICollectionView: DiffableList {}
extension UITableView: DiffableList {}
