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

  /// Lays out marked views, from the top down.
  func layOutTree() {
    if needsLayout {
      needsLayout = false
      viewController?.note(.viewWillLayoutSubviews)
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.note(.viewDidLayoutSubviews)
      viewController?.viewDidLayoutSubviews()
    }
    guard holdsLayout else { return }
    holdsLayout = false
    for subview in subviews where subview.superview === self { subview.layOutTree() }
  }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    constraint.holder = self
    ownConstraints.insert(constraint)
    constraint.register(below: self)
    setNeedsLayout()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.unregister(below: self)
    ownConstraints.remove(constraint)
    constraint.holder = nil
    setNeedsLayout()
  }

  // MARK: Guides

  func hold(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.release(guide)
    guide.owner = self
    layoutGuides.append(guide)
  }

  func release(_ guide: UILayoutGuide) {
    guard layoutGuides.remove(guide) else { return }
    guide.dropConstraintsAbove()
    guide.owner = nil
  }
}
