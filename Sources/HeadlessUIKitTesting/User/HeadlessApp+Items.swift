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
      try reachItem(at: indexPath, in: collection, to: "selected")
      guard collection.allowsSelection else {
        throw UserActionError("\(item(indexPath)) cannot be selected", "its collection does not allow selection")
      }
      collection.beSelected(at: indexPath)
    }
  }

  /// Taps a button among the accessories of an item in a list, such as the one that shows the items below it.
  ///
  /// By default, `collection` is the only collection view that the user can reach.
  public func tapAccessory(
    _ type: UICellAccessory.AccessoryType, ofItemAt indexPath: IndexPath, in collection: UICollectionView? = nil,
    flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let collection = try collection ?? onlyView()
      try reachItem(at: indexPath, in: collection, to: "tapped")
      let cell = collection.cellForItem(at: indexPath) as? UICollectionViewListCell
      guard let button = cell?.buttons[type] else {
        throw UserActionError("the accessory of \(item(indexPath)) cannot be tapped", "there is no such button")
      }
      button.beTapped()
    }
  }

  /// Swipes over an item of a list and chooses the action of a title, at either end of the item.
  public func chooseSwipeAction(
    _ title: String, ofItemAt indexPath: IndexPath, in collection: UICollectionView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let collection = try collection ?? onlyView()
      try reachItem(at: indexPath, in: collection, to: "swiped")
      guard let cell = collection.cellForItem(at: indexPath) else { return }
      let actions = [true, false].flatMap {
        collection.swipeActions(isLeading: $0, ofItemAt: indexPath)?.actions ?? []
      }
      try chosen(title, among: actions, of: "item").perform(on: cell)
    }
  }

  private func item(_ indexPath: IndexPath) -> String {
    "item \(indexPath.item) of section \(indexPath.section)"
  }

  private func reachItem(at indexPath: IndexPath, in collection: UICollectionView, to verb: String) throws {
    try reach(collection, to: verb, as: item(indexPath))
    let sections = collection.numberOfSections
    guard (0..<sections).contains(indexPath.section) else {
      throw UserActionError("\(item(indexPath)) cannot be \(verb)", "its collection has \(sections) sections")
    }
    let items = collection.numberOfItems(inSection: indexPath.section)
    guard (0..<items).contains(indexPath.item) else {
      throw UserActionError("\(item(indexPath)) cannot be \(verb)", "the section has \(items) items")
    }
    collection.layoutIfNeeded()
    if let cell = collection.cellForItem(at: indexPath) { try reach(cell, to: verb, as: item(indexPath)) }
  }
}

extension UICollectionView {
  /// Calls the delegate as UIKit does when an item is tapped.
  fileprivate func beSelected(at indexPath: IndexPath) {
    if toggleItemAsHeader(at: indexPath) { return }
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
