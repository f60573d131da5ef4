import LayoutSolver
import UIKitFacts

extension UIView {
  /// What the layout margins follow.
  var marginProperties: MarginProperties {
    var margins = MarginProperties(
      followsSafeArea: insetsLayoutMarginsFromSafeArea, preservesSuperview: preservesSuperviewLayoutMargins)
    let isStandard = directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    if !isStandard { margins.own = LayoutInsets(layoutMargins) }
    if isStandard, let cell = superview as? UITableViewCell, cell.contentView === self {
      let side = ControlSizes.rowInset(width: Double(cell.bounds.width))
      margins.own = LayoutInsets(
        top: ControlSizes.cellMargin, left: side, bottom: ControlSizes.cellMargin, right: side)
    }
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      margins.systemMinimum = ControlSizes.rootMargin(width: Double(bounds.width))
      if isStandard { margins.own = .zero }
    }
    return margins
  }

  /// Where one of the guides that UIKit gives the view is, or one of the author's was laid out.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .scrollFrame: return bounds
    case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .margins, .readableContent, .keyboard, .custom: return guide.solvedFrame
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
    let room = superview?.bounds.size ?? frame.size
    var own = viewController?.additionalSafeAreaInsets ?? .zero
    if let viewController, let container = viewController.parent, superview === container.viewIfLoaded {
      let bars = container.barInsets(over: viewController)
      own.top += bars.top
      own.bottom += bars.bottom
    }
    return UIEdgeInsets(
      top: own.top + reach(of: outer.top, beyond: frame.minY),
      left: own.left + reach(of: outer.left, beyond: frame.minX),
      bottom: own.bottom + reach(of: outer.bottom, beyond: room.height - frame.maxY),
      right: own.right + reach(of: outer.right, beyond: room.width - frame.maxX)
    )
  }

  private func reach(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    inset == 0 ? 0 : max(0, inset - distance)
  }

  /// Computes the insets again. If they have changed, notifies the view and the subviews whose insets depend on them.
  ///
  /// Called when the view enters a window, moves in it or changes its size.
  func updateSafeArea() {
    guard let window else { return }
    let insets = window === self ? window.deviceSafeArea : safeArea(in: superview?.safeAreaInsets ?? .zero)
    guard insets != currentSafeArea else { return }
    currentSafeArea = insets
    setNeedsLayout()
    layoutInputsDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }
}

extension UIViewController {
  /// Has the views of children follow a change of the container's bars.
  func barsDidChange() {
    if viewIfLoaded != nil { placeBars() }
    for child in children { child.viewIfLoaded?.updateSafeArea() }
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
