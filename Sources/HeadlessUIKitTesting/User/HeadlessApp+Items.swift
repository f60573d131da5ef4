public import HeadlessUIKit

extension HeadlessApp {
  /// Selects an item of a collection, or deselects it if multiple selection is allowed and it is selected.
  ///
  /// By default, `collection` is the only collection view that the user can reach.
  public func selectItem(
    at indexPath: IndexPath, in collection: UICollectionView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let collection = try collection ?? onlyView()
      try reachItem(at: indexPath, in: collection)
      guard collection.allowsSelection else {
        throw UserActionError("\(item(indexPath)) cannot be selected", "its collection does not allow selection")
      }
      collection.beSelected(at: indexPath)
    }
  }

  private func item(_ indexPath: IndexPath) -> String {
    "item \(indexPath.item) of section \(indexPath.section)"
  }

  private func reachItem(at indexPath: IndexPath, in collection: UICollectionView) throws {
    try reach(collection, to: "selected", as: item(indexPath))
    let sections = collection.numberOfSections
    guard (0..<sections).contains(indexPath.section) else {
      throw UserActionError("\(item(indexPath)) cannot be selected", "its collection has \(sections) sections")
    }
    let items = collection.numberOfItems(inSection: indexPath.section)
    guard (0..<items).contains(indexPath.item) else {
      throw UserActionError("\(item(indexPath)) cannot be selected", "the section has \(items) items")
    }
    collection.layoutIfNeeded()
    if let cell = collection.cellForItem(at: indexPath) { try reach(cell, to: "selected", as: item(indexPath)) }
  }
}

extension UICollectionView {
  /// Calls the delegate as UIKit does when an item is tapped.
  fileprivate func beSelected(at indexPath: IndexPath) {
    let selected = indexPathsForSelectedItems ?? []
    if allowsMultipleSelection, selected.contains(indexPath) { return beDeselected(at: indexPath) }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selected where other != indexPath { beDeselected(at: other) }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func beDeselected(at indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
