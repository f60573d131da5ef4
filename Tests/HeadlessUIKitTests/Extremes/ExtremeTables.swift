import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in table and collection views, with their layouts and controllers.
  static let tables: [ExtremeMember] = [
    .init("UICollectionReusableView.init(frame:)") { x in use(UICollectionReusableView(frame: x.rect)) },
    .init("UICollectionView.cellForItem(at:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.cellForItem(at: x.path) }
    },
    .init("UICollectionView.deleteItems(at:)") { x in
      use(ExtremeObjects.collection()) { $0.deleteItems(at: [x.path]) }
    },
    .init("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: x.path) }
    },
    .init("UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") { x in
      use(ExtremeObjects.collection()) {
        _ = $0.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "cell", for: x.path)
      }
    },
    .init("UICollectionView.deselectItem(at:animated:)") { x in
      use(ExtremeObjects.collection()) { $0.deselectItem(at: x.path, animated: true) }
    },
    .init("UICollectionView.init(frame:collectionViewLayout:)") { x in
      use(UICollectionView(frame: x.rect, collectionViewLayout: UICollectionViewFlowLayout()))
    },
    .init("UICollectionView.insertItems(at:)") { x in
      use(ExtremeObjects.collection()) { $0.insertItems(at: [x.path]) }
    },
    .init("UICollectionView.numberOfItems(inSection:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.numberOfItems(inSection: x.integer) }
    },
    .init("UICollectionView.reloadItems(at:)") { x in
      use(ExtremeObjects.collection()) { $0.reloadItems(at: [x.path]) }
    },
    .init("UICollectionView.selectItem(at:animated:scrollPosition:)") { x in
      use(ExtremeObjects.collection()) { $0.selectItem(at: x.path, animated: true, scrollPosition: []) }
    },
    .init("UICollectionViewCell.init(frame:)") { x in use(UICollectionViewCell(frame: x.rect)) },
    .init("UICollectionViewController.collectionView(_:cellForItemAt:)") { x in
      use(ExtremeObjects.collectionController()) { _ = $0.collectionView($0.collectionView, cellForItemAt: x.path) }
    },
    .init("UICollectionViewController.collectionView(_:didDeselectItemAt:)") { x in
      use(ExtremeObjects.collectionController()) { $0.collectionView($0.collectionView, didDeselectItemAt: x.path) }
    },
    .init("UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.collectionView($0.collectionView, didEndDisplaying: UICollectionViewCell(), forItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:didHighlightItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.collectionView($0.collectionView, didHighlightItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:didSelectItemAt:)") { x in
      use(ExtremeObjects.collectionController()) { $0.collectionView($0.collectionView, didSelectItemAt: x.path) }
    },
    .init("UICollectionViewController.collectionView(_:didUnhighlightItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.collectionView($0.collectionView, didUnhighlightItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:numberOfItemsInSection:)") { x in
      use(ExtremeObjects.collectionController()) {
        _ = $0.collectionView($0.collectionView, numberOfItemsInSection: x.integer)
      }
    },
    .init("UICollectionViewController.collectionView(_:shouldDeselectItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        _ = $0.collectionView($0.collectionView, shouldDeselectItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:shouldHighlightItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        _ = $0.collectionView($0.collectionView, shouldHighlightItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:shouldSelectItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        _ = $0.collectionView($0.collectionView, shouldSelectItemAt: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)") { x in
      use(ExtremeObjects.collectionController()) {
        _ = $0.collectionView(
          $0.collectionView, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: x.path)
      }
    },
    .init("UICollectionViewController.collectionView(_:willDisplay:forItemAt:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.collectionView($0.collectionView, willDisplay: UICollectionViewCell(), forItemAt: x.path)
      }
    },
    .init("UICollectionViewController.scrollViewDidEndZooming(_:with:atScale:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.scrollViewDidEndZooming(UIScrollView(), with: nil, atScale: x.number)
      }
    },
    .init("UICollectionViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") { x in
      use(ExtremeObjects.collectionController()) {
        $0.scrollViewWillEndDragging(
          $0.collectionView, withVelocity: x.point, targetContentOffset: ExtremeObjects.target(x.point))
      }
    },
    .init("UICollectionViewFlowLayout.estimatedItemSize") { x in
      use(UICollectionViewFlowLayout()) { $0.estimatedItemSize = x.size }
    },
    .init("UICollectionViewFlowLayout.footerReferenceSize") { x in
      use(UICollectionViewFlowLayout()) { $0.footerReferenceSize = x.size }
    },
    .init("UICollectionViewFlowLayout.headerReferenceSize") { x in
      use(UICollectionViewFlowLayout()) { $0.headerReferenceSize = x.size }
    },
    .init("UICollectionViewFlowLayout.itemSize") { x in use(UICollectionViewFlowLayout()) { $0.itemSize = x.size } },
    .init("UICollectionViewFlowLayout.minimumInteritemSpacing") { x in
      use(UICollectionViewFlowLayout()) { $0.minimumInteritemSpacing = x.number }
    },
    .init("UICollectionViewFlowLayout.minimumLineSpacing") { x in
      use(UICollectionViewFlowLayout()) { $0.minimumLineSpacing = x.number }
    },
    .init("UICollectionViewFlowLayout.sectionInset") { x in
      use(UICollectionViewFlowLayout()) { $0.sectionInset = x.insets }
    },
    .init("UITableView.cellForRow(at:)") { x in use(ExtremeObjects.table()) { _ = $0.cellForRow(at: x.path) } },
    .init("UITableView.deleteRows(at:with:)") { x in
      use(ExtremeObjects.table()) { $0.deleteRows(at: [x.path], with: .none) }
    },
    .init("UITableView.deleteSections(_:with:)") { x in
      use(ExtremeObjects.table()) { $0.deleteSections(x.sections, with: .none) }
    },
    .init("UITableView.dequeueReusableCell(withIdentifier:for:)") { x in
      use(ExtremeObjects.table()) { _ = $0.dequeueReusableCell(withIdentifier: "cell", for: x.path) }
    },
    .init("UITableView.deselectRow(at:animated:)") { x in
      use(ExtremeObjects.table()) { $0.deselectRow(at: x.path, animated: true) }
    },
    .init("UITableView.estimatedRowHeight") { x in use(ExtremeObjects.table()) { $0.estimatedRowHeight = x.number } },
    .init("UITableView.estimatedSectionFooterHeight") { x in
      use(ExtremeObjects.table()) { $0.estimatedSectionFooterHeight = x.number }
    },
    .init("UITableView.estimatedSectionHeaderHeight") { x in
      use(ExtremeObjects.table()) { $0.estimatedSectionHeaderHeight = x.number }
    },
    .init("UITableView.footerView(forSection:)") { x in
      use(ExtremeObjects.table()) { _ = $0.footerView(forSection: x.integer) }
    },
    .init("UITableView.headerView(forSection:)") { x in
      use(ExtremeObjects.table()) { _ = $0.headerView(forSection: x.integer) }
    },
    .init("UITableView.init(frame:)") { x in use(UITableView(frame: x.rect)) },
    .init("UITableView.init(frame:style:)") { x in use(UITableView(frame: x.rect, style: .grouped)) },
    .init("UITableView.insertRows(at:with:)") { x in
      use(ExtremeObjects.table()) { $0.insertRows(at: [x.path], with: .none) }
    },
    .init("UITableView.insertSections(_:with:)") { x in
      use(ExtremeObjects.table()) { $0.insertSections(x.sections, with: .none) }
    },
    .init("UITableView.numberOfRows(inSection:)") { x in
      use(ExtremeObjects.table()) { _ = $0.numberOfRows(inSection: x.integer) }
    },
    .init("UITableView.reloadRows(at:with:)") { x in
      use(ExtremeObjects.table()) { $0.reloadRows(at: [x.path], with: .none) }
    },
    .init("UITableView.reloadSections(_:with:)") { x in
      use(ExtremeObjects.table()) { $0.reloadSections(x.sections, with: .none) }
    },
    .init("UITableView.rowHeight") { x in use(ExtremeObjects.table()) { $0.rowHeight = x.number } },
    .init("UITableView.scrollToRow(at:at:animated:)") { x in
      use(ExtremeObjects.table()) { $0.scrollToRow(at: x.path, at: .none, animated: true) }
    },
    .init("UITableView.sectionFooterHeight") { x in use(ExtremeObjects.table()) { $0.sectionFooterHeight = x.number } },
    .init("UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)") { x in
      use(UITableViewCell()) {
        _ = $0.systemLayoutSizeFitting(
          x.size, withHorizontalFittingPriority: x.priority, verticalFittingPriority: x.priority)
      }
    },
    .init("UITableView.indexPathForRow(at:)") { x in use(ExtremeObjects.table()) { _ = $0.indexPathForRow(at: x.point) }
    },
    .init("UITableView.indexPathsForRows(in:)") { x in
      use(ExtremeObjects.table()) { _ = $0.indexPathsForRows(in: x.rect) }
    },
    .init("UITableView.rect(forSection:)") { x in use(ExtremeObjects.table()) { _ = $0.rect(forSection: x.integer) } },
    .init("UITableView.rectForFooter(inSection:)") { x in
      use(ExtremeObjects.table()) { _ = $0.rectForFooter(inSection: x.integer) }
    },
    .init("UITableView.rectForHeader(inSection:)") { x in
      use(ExtremeObjects.table()) { _ = $0.rectForHeader(inSection: x.integer) }
    },
    .init("UITableView.rectForRow(at:)") { x in
      use(ExtremeObjects.table()) { _ = $0.rectForRow(at: IndexPath(row: x.integer, section: 0)) }
    },
    .init("UITableView.sectionHeaderHeight") { x in use(ExtremeObjects.table()) { $0.sectionHeaderHeight = x.number } },
    .init("UITableView.sectionHeaderTopPadding") { x in
      use(ExtremeObjects.table()) { $0.sectionHeaderTopPadding = x.number }
    },
    .init("UITableView.sectionIndexMinimumDisplayRowCount") { x in
      use(ExtremeObjects.table()) { $0.sectionIndexMinimumDisplayRowCount = x.integer }
    },
    .init("UITableView.selectRow(at:animated:scrollPosition:)") { x in
      use(ExtremeObjects.table()) { $0.selectRow(at: x.path, animated: true, scrollPosition: .none) }
    },
    .init("UITableView.separatorInset") { x in use(ExtremeObjects.table()) { $0.separatorInset = x.insets } },
    .init("UITableViewCell.indentationLevel") { x in use(UITableViewCell()) { $0.indentationLevel = x.integer } },
    .init("UITableViewCell.indentationWidth") { x in use(UITableViewCell()) { $0.indentationWidth = x.number } },
    .init("UITableViewHeaderFooterView.init(frame:)") { x in use(UITableViewHeaderFooterView(frame: x.rect)) },
    .init("UITableViewCell.init(frame:)") { x in use(UITableViewCell(frame: x.rect)) },
    .init("UITableViewCell.separatorInset") { x in use(UITableViewCell()) { $0.separatorInset = x.insets } },
    .init("UITableViewController.scrollViewDidEndZooming(_:with:atScale:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.scrollViewDidEndZooming(UIScrollView(), with: nil, atScale: x.number)
      }
    },
    .init("UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.scrollViewWillEndDragging(
          $0.tableView, withVelocity: x.point, targetContentOffset: ExtremeObjects.target(x.point))
      }
    },
    .init("UITableViewController.tableView(_:accessoryButtonTappedForRowWith:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, accessoryButtonTappedForRowWith: x.path) }
    },
    .init("UITableViewController.tableView(_:canEditRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, canEditRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:canMoveRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, canMoveRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:cellForRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, cellForRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:commit:forRowAt:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, commit: .delete, forRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:didDeselectRowAt:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, didDeselectRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:didEndDisplaying:forRowAt:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.tableView($0.tableView, didEndDisplaying: UITableViewCell(), forRowAt: x.path)
      }
    },
    .init("UITableViewController.tableView(_:didHighlightRowAt:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, didHighlightRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:didSelectRowAt:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, didSelectRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:didUnhighlightRowAt:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, didUnhighlightRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:editingStyleForRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, editingStyleForRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:estimatedHeightForRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, estimatedHeightForRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:heightForFooterInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, heightForFooterInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:heightForHeaderInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, heightForHeaderInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:heightForRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, heightForRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:indentationLevelForRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, indentationLevelForRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)") { x in
      use(ExtremeObjects.tableController()) {
        _ = $0.tableView($0.tableView, leadingSwipeActionsConfigurationForRowAt: x.path)
      }
    },
    .init("UITableViewController.tableView(_:moveRowAt:to:)") { x in
      use(ExtremeObjects.tableController()) { $0.tableView($0.tableView, moveRowAt: x.path, to: x.path) }
    },
    .init("UITableViewController.tableView(_:numberOfRowsInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, numberOfRowsInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:sectionForSectionIndexTitle:at:)") { x in
      use(ExtremeObjects.tableController()) {
        _ = $0.tableView($0.tableView, sectionForSectionIndexTitle: "A", at: x.integer)
      }
    },
    .init("UITableViewController.tableView(_:shouldHighlightRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, shouldHighlightRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, shouldIndentWhileEditingRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:titleForFooterInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, titleForFooterInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:titleForHeaderInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, titleForHeaderInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)") { x in
      use(ExtremeObjects.tableController()) {
        _ = $0.tableView($0.tableView, trailingSwipeActionsConfigurationForRowAt: x.path)
      }
    },
    .init("UITableViewController.tableView(_:viewForFooterInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, viewForFooterInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:viewForHeaderInSection:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, viewForHeaderInSection: x.integer) }
    },
    .init("UITableViewController.tableView(_:willDeselectRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, willDeselectRowAt: x.path) }
    },
    .init("UITableViewController.tableView(_:willDisplay:forRowAt:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.tableView($0.tableView, willDisplay: UITableViewCell(), forRowAt: x.path)
      }
    },
    .init("UITableViewController.tableView(_:willDisplayFooterView:forSection:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.tableView($0.tableView, willDisplayFooterView: UIView(), forSection: x.integer)
      }
    },
    .init("UITableViewController.tableView(_:willDisplayHeaderView:forSection:)") { x in
      use(ExtremeObjects.tableController()) {
        $0.tableView($0.tableView, willDisplayHeaderView: UIView(), forSection: x.integer)
      }
    },
    .init("UITableViewController.tableView(_:willSelectRowAt:)") { x in
      use(ExtremeObjects.tableController()) { _ = $0.tableView($0.tableView, willSelectRowAt: x.path) }
    },
  ]
}
