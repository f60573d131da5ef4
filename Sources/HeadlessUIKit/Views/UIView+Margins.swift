extension UIView {
  func marginsDidChange() {
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  // MARK: Safe area

  // No screen has corners here, and no bar covers anything: what is not safe is what controllers say is not.

  /// The insets of the view where those of its superview are the given ones.
  func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
    let room = superview?.bounds.size ?? frame.size
    let own = viewController?.additionalSafeAreaInsets ?? .zero
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

  /// Tells the view that its insets have changed, if they have, and those views in it whose insets follow.
  func safeAreaMayHaveChanged(from old: UIEdgeInsets) {
    guard safeAreaInsets != old else { return }
    setNeedsLayout()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.safeAreaMayHaveChanged(from: subview.safeArea(in: old)) }
  }
}

extension UIViewController {
  func changeAdditionalInsets(to insets: UIEdgeInsets) {
    let old = viewIfLoaded?.safeAreaInsets ?? .zero
    additionalInsets = insets
    viewIfLoaded?.safeAreaMayHaveChanged(from: old)
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
