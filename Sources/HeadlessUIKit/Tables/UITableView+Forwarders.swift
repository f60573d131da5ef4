// On Apple's platforms, an object that stands in front of a data source or delegate uses the Objective-C runtime: it
// answers `responds(to:)` and `forwardingTarget(for:)`, and implements only what it knows. Here the methods of UIKit's
// protocols are requirements with defaults, so each is passed on by name. `ForwarderTests` compares the lists.

extension UITableView {
  /// Passes all calls on to the data source behind it. Generated code subclasses it.
  @preconcurrency @MainActor open class DataSourceForwarder: NSObject, UITableViewDataSource {
    /// The object that gets the calls.
    open weak var author: (any UITableViewDataSource)?

    /// Passes the call on.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      author?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      author?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Passes the call on.
    open func numberOfSections(in tableView: UITableView) -> Int { author?.numberOfSections(in: tableView) ?? 1 }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      author?.tableView(tableView, titleForHeaderInSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      author?.tableView(tableView, titleForFooterInSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      author?.tableView(tableView, canEditRowAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      author?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }
    /// Passes the call on.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      author?.sectionIndexTitles(for: tableView)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      author?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }
    /// Passes the call on.
    open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      author?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      author?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Passes all calls on to the delegate behind it. Generated code subclasses it.
  @preconcurrency @MainActor open class DelegateForwarder: NSObject, UITableViewDelegate {
    /// The object that gets the calls.
    open weak var author: (any UITableViewDelegate)?
    /// Whether a subclass knows heights. Only UIKit asks: it calls a delegate that has the method for every row.
    public var answersHeights = false

    /// Passes the call on.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { author?.scrollViewDidScroll(scrollView) }
    /// Passes the call on.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      author?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Passes the call on.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      author?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    /// Passes the call on.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      author?.scrollViewWillBeginDragging(scrollView)
    }
    /// Passes the call on.
    open func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      author?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Passes the call on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      author?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    /// Passes the call on.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      author?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// Passes the call on.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      author?.scrollViewDidEndDecelerating(scrollView)
    }
    /// Passes the call on.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      author?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Passes the call on.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { author?.scrollViewDidScrollToTop(scrollView) }
    /// Passes the call on.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { author?.viewForZooming(in: scrollView) }
    /// Passes the call on.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { author?.scrollViewDidZoom(scrollView) }
    /// Passes the call on.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      author?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Passes the call on.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      author?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let author else { return indexPath }
      return author.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      author?.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      author?.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      author?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      author?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      author?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      author?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      author?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      author?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      author?.tableView(tableView, viewForHeaderInSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      author?.tableView(tableView, viewForFooterInSection: section)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      author?.tableView(tableView, estimatedHeightForRowAt: indexPath) ?? tableView.estimatedRowHeight
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      author?.tableView(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      author?.tableView(tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      author?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      author?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      author?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let author else { return indexPath }
      return author.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      author?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      author?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      author?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
    }
    /// Passes the call on.
    open func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      author?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Passes the call on.
    open func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      author?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
}
