extension UISplitViewController {
  /// What remains on the screen when there is no room for more; the delegate is asked, as it may have a better idea.
  func controllerOnTopWhenCollapsed() -> UIViewController? {
    style == .unspecified ? topOfTwo() : topOfColumns()
  }

  /// The secondary controller, unless the delegate has dealt with it.
  private func topOfTwo() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? allControllers.first
    guard allControllers.count > 1, let primary, let secondary = allControllers.last else {
      return primary
    }
    let isDealtWith = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDealtWith ? primary : secondary
  }

  /// The compact column where there is one, else the last.
  private func topOfColumns() -> UIViewController? {
    let proposed = proposedTopColumn
    let column =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return shownController(for: column) ?? shownController(for: proposed)
  }

  /// The two controllers that the delegate wants beside each other when there is room again; nil where it has no wish.
  func controllersWhenExpanded() -> [UIViewController]? {
    guard style == .unspecified, let delegate, let first = viewControllers.first else { return nil }
    let primary = delegate.primaryViewController(forExpanding: self) ?? first
    let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
    guard primary !== first || secondary != nil else { return nil }
    return [primary] + (secondary.map { [$0] } ?? Array(viewControllers.dropFirst()))
  }

  /// The mode that the delegate wants when there is room again; nil where it has no wish.
  func modeWhenExpanded() -> DisplayMode? {
    guard style != .unspecified else { return nil }
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: displayMode)
    return mode == displayMode ? nil : mode
  }
}
