extension UIView {
  /// Represents a size that the content of a view does not have.
  public class var noIntrinsicMetric: CGFloat { -1 }

  func markForLayout() {
    needsLayout = true
    passLayoutUp()
  }

  /// Marks the superviews for layout, up to the first one that is marked already.
  func passLayoutUp() {
    guard needsLayout || holdsLayout else { return }
    var ancestor = superview
    while let view = ancestor, !view.holdsLayout {
      view.holdsLayout = true
      ancestor = view.superview
    }
  }

  /// Lays out the view and the superviews that need it too, until nothing in them needs layout.
  func layOutNow() {
    updateConstraintTree()
    islandRoot.solveIfNeeded()
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    for _ in 0..<Self.mostLayouts {
      guard top.needsLayout || top.holdsLayout else { return }
      top.traitCollection.performAsCurrent(top.layOutTree)
      top.updateConstraintTree()
    }
    Console.warn(.endlessLayout(top))
  }

  /// Views that change each other settle in a few passes. More passes are an endless loop.
  private static let mostLayouts = 20

  /// Lays out marked views, from the top down.
  func layOutTree() {
    solveIfNeeded()
    if needsLayout {
      needsLayout = false
      viewController?.note(.viewWillLayoutSubviews)
      viewController?.viewWillLayoutSubviews()
      viewController?.placeBars()
      layOutLayer()
      viewController?.note(.viewDidLayoutSubviews)
      viewController?.viewDidLayoutSubviews()
    }
    guard holdsLayout else { return }
    holdsLayout = false
    for subview in subviews where subview.superview === self { subview.layOutTree() }
  }

  // MARK: Updates of constraints

  func markForConstraintUpdate() {
    needsConstraintUpdate = true
    passConstraintUpdateUp()
  }

  func passConstraintUpdateUp() {
    guard needsConstraintUpdate || holdsConstraintUpdate else { return }
    var ancestor = superview
    while let view = ancestor, !view.holdsConstraintUpdate {
      view.holdsConstraintUpdate = true
      ancestor = view.superview
    }
  }

  /// Updates the constraints of marked views, the innermost first.
  func updateConstraintTree() {
    if holdsConstraintUpdate {
      holdsConstraintUpdate = false
      for subview in subviews where subview.superview === self { subview.updateConstraintTree() }
    }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Follows a change of whether the view follows its mask or constraints.
  func placingDidChange() {
    solvedFrame = nil
    layoutInputsDidChange()
    superview?.layoutInputsDidChange()
  }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    constraint.holder = self
    ownConstraints.insert(constraint)
    constraint.register(below: self)
    setNeedsLayout()
    layoutInputsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.unregister(below: self)
    ownConstraints.remove(constraint)
    constraint.holder = nil
    setNeedsLayout()
    layoutInputsDidChange()
  }

  // MARK: Guides

  func hold(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.release(guide)
    guide.owner = self
    layoutGuides.append(guide)
    layoutInputsDidChange()
  }

  func release(_ guide: UILayoutGuide) {
    guard layoutGuides.remove(guide) else { return }
    guide.dropConstraintsAbove()
    guide.owner = nil
  }
}
