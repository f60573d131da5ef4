extension UISplitViewController {
  /// What remains on the screen when there is no room for more; the delegate is asked, as it may have a better idea.
  func controllerOnTopWhenCollapsed() -> UIViewController? {
    style == .unspecified ? topOfTwo() : topOfColumns()
  }

  /// The secondary controller, unless the delegate has dealt with it.
  private func topOfTwo() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? viewControllers.first
    guard viewControllers.count > 1, let primary, let secondary = viewControllers.last else {
      return primary
    }
    let isDealtWith = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDealtWith ? primary : secondary
  }

  /// The compact column where there is one, else the last.
  private func topOfColumns() -> UIViewController? {
    let order = [Column.compact, .secondary, .supplementary, .primary]
    guard let proposed = order.first(where: { shownController(for: $0) != nil }) else { return nil }
    let column =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return shownController(for: column) ?? shownController(for: proposed)
  }
}
