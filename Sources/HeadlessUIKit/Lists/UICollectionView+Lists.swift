extension UICollectionView {
  /// The actions at an end of an item of a list; nil for other sections.
  package func swipeActions(isLeading: Bool, ofItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.list(inSection: indexPath.section)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// Shows or hides the items below an item that the user has tapped, if the whole cell does that.
  ///
  /// - Returns: whether the tap has done so, in place of selecting the item.
  package func toggleItemAsHeader(at indexPath: IndexPath) -> Bool {
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    let isHeader = cell?.shownAccessories.contains { shown in
      shown.accessory.accessoryType == .outlineDisclosure && shown.accessory.style == .header
    }
    guard isHeader == true, let outline else { return false }
    outline.toggleItem(at: indexPath)
    return true
  }
}

extension UICollectionViewListCell {
  /// The shown accessories that a tap performs the action of, by their kinds.
  package var buttons: [UICellAccessory.AccessoryType: UIControl] {
    var buttons: [UICellAccessory.AccessoryType: UIControl] = [:]
    for (accessory, view) in shownAccessories where view.isButton { buttons[accessory.accessoryType] = view }
    return buttons
  }
}
