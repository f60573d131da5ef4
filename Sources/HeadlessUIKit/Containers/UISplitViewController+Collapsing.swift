extension UISplitViewController {
  /// The controller that stays visible if there is room for only one. The delegate can choose another one.
  func controllerOnTopWhenCollapsed() -> UIViewController? {
    style == .unspecified ? topOfTwo() : topOfColumns()
  }

  /// The secondary controller, unless the delegate handles it.
  private func topOfTwo() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? allControllers.first
    guard allControllers.count > 1, let primary, let secondary = allControllers.last else {
      return primary
    }
    let isDealtWith = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDealtWith ? primary : secondary
  }

  /// The compact column if there is one, or else the last.
  private func topOfColumns() -> UIViewController? {
    let proposed = proposedTopColumn
    let column =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return shownController(for: column) ?? shownController(for: proposed)
  }

  /// The two controllers that the delegate chooses when there is room again; nil for the default.
  func controllersWhenExpanded() -> [UIViewController]? {
    guard style == .unspecified, let delegate, let first = viewControllers.first else { return nil }
    let primary = delegate.primaryViewController(forExpanding: self) ?? first
    let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
    guard primary !== first || secondary != nil else { return nil }
    return [primary] + (secondary.map { [$0] } ?? Array(viewControllers.dropFirst()))
  }

  /// The mode that the delegate chooses when there is room again; nil for the default.
  func modeWhenExpanded() -> DisplayMode? {
    guard style != .unspecified else { return nil }
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: displayMode)
    return mode == displayMode ? nil : mode
  }
}
