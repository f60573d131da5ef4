extension UIViewController {
  /// Fills the container's view with that of a child, below the bars.
  func place(_ child: UIViewController?, below bar: UIView? = nil) {
    guard let child, let childView = child.view, let view, childView.superview !== view else { return }
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let bar, bar.superview === view {
      view.insertSubview(childView, belowSubview: bar)
    } else {
      view.addSubview(childView)
    }
  }

  /// Ends what a system container began with `willMove(toParent: nil)`.
  func leaveContainer() {
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
