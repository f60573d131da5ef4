extension UIViewController {
  /// Fills the container's view with that of a child, below the bars.
  ///
  /// - Parameter child: says who is to be shown; asked again once the view is loaded, as that may change it.
  func place(_ child: @autoclosure () -> UIViewController?, below bar: UIView? = nil) {
    var wanted = child()
    while let loading = wanted, !loading.isViewLoaded {
      loading.loadViewIfNeeded()
      wanted = child()
    }
    guard let childView = wanted?.view, let view, childView.superview !== view else { return }
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let bar, bar.superview === view {
      view.insertSubview(childView, belowSubview: bar)
    } else {
      view.addSubview(childView)
    }
  }

  /// Makes a controller a child, or has it stay one if it is on its way out.
  func takeIn(_ child: UIViewController) {
    guard child.parent === self else { return addChild(child) }
    child.willMove(toParent: self)
    child.movement = .toParent
  }

  /// Ends what a system container began with `willMove(toParent: nil)`.
  func leaveContainer() {
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
