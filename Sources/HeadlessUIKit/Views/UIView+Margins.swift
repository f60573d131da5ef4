extension UIView {
  func marginsDidChange() {
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  // MARK: Safe area

  // Bars cover nothing here. The safe area depends only on the window and on controllers.

  /// The insets of the view where those of its superview are the given ones.
  private func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
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

  /// Computes the insets again. If they have changed, notifies the view and the subviews whose insets depend on them.
  ///
  /// Called when the view enters a window, moves in it or changes its size.
  func updateSafeArea() {
    guard let window else { return }
    let insets = window === self ? window.deviceSafeArea : safeArea(in: superview?.safeAreaInsets ?? .zero)
    guard insets != currentSafeArea else { return }
    currentSafeArea = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }
}

extension UIViewController {
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
