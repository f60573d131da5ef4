import LayoutSolver
import UIKitFacts

extension UIView {
  /// The reference of the layout margins.
  var marginProperties: MarginProperties {
    var margins = MarginProperties(
      followsSafeArea: insetsLayoutMarginsFromSafeArea, preservesSuperview: preservesSuperviewLayoutMargins)
    let isStandard = directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    if !isStandard { margins.own = LayoutInsets(layoutMargins) }
    if let cell = superview as? UITableViewCell, cell.contentView === self {
      // The author's margins of a content view are at least those of the cell, as long as it keeps to them.
      let keeps = margins.own.map { preservesSuperviewLayoutMargins ? $0.atLeast(marginsOfContent(in: cell)) : $0 }
      margins.own = keeps ?? marginsOfContent(in: cell)
      // A table keeps content views inside of its safe area.
      margins.followsSafeArea = false
    }
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      margins.systemMinimum = ControlSizes.rootMargin(width: Double(bounds.width))
      // The system has none above and below.
      if isStandard { margins.own = .zero }
    }
    return margins
  }

  /// The margins that a cell gives its content view.
  private func marginsOfContent(in cell: UITableViewCell) -> LayoutInsets {
    var margins = ControlSizes.cellMargins(width: Double(cell.bounds.width))
    if cell.accessoryType != .none || cell.accessoryView != nil {
      // The accessory has a distance of its own to the edge.
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins[keyPath: isMirrored ? \LayoutInsets.left : \LayoutInsets.right] = ControlSizes.marginBesideAccessory
    }
    return margins
  }

  /// The frame of a guide, UIKit's or the author's.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .scrollFrame: return bounds
    case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .custom: return guide.solvedFrame
    case .margins, .readableContent, .keyboard: return LayoutIsland.frame(of: guide.role, in: self)
    }
  }

  func marginsDidChange() {
    setNeedsLayout()
    layoutInputsDidChange()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  // MARK: Safe area

  /// The insets of the view where those of its superview are the given ones.
  private func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
    // Content of a scroll view is covered where it has scrolled to.
    let origin = superview?.bounds.origin ?? .zero
    let covered = LayoutInsets(outer).covering(
      LayoutRect(frame.offsetBy(dx: -origin.x, dy: -origin.y)), in: LayoutSize(superview?.bounds.size ?? frame.size))
    var insets = UIEdgeInsets(covered)
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    insets.top += own.top
    insets.left += own.left
    insets.bottom += own.bottom
    insets.right += own.right
    if let viewController, let container = viewController.parent, superview === container.viewIfLoaded {
      let bars = container.barInsets(over: viewController)
      insets.top += bars.top
      insets.bottom += bars.bottom
    }
    return insets
  }

  /// Computes the insets again. If they have changed, notifies the view and the subviews whose insets depend on them.
  ///
  /// Called when the view enters a window, moves in it or changes its size.
  func updateSafeArea() {
    guard let window else { return }
    let insets = window === self ? window.deviceSafeArea : safeArea(in: superview?.safeAreaInsets ?? .zero)
    guard insets != currentSafeArea else { return }
    currentSafeArea = insets
    (self as? UIScrollView)?.adjustInsets()
    setNeedsLayout()
    layoutInputsDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }
}

extension UIViewController {
  /// Updates the views of children after a change of the container's bars.
  ///
  /// A view that is not in the container gets its safe area when it is put there.
  func barsDidChange() {
    if viewIfLoaded != nil { placeBars() }
    updateSafeAreaOfChildren()
  }

  func updateSafeAreaOfChildren() {
    for child in visibleChildren ?? children { child.viewIfLoaded?.updateSafeArea() }
  }

  func changeAdditionalInsets(to insets: UIEdgeInsets) {
    additionalInsets = insets
    viewIfLoaded?.updateSafeArea()
  }
}

extension UIEdgeInsets {
  /// The insets where text runs from left to right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets where text runs from left to right.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
