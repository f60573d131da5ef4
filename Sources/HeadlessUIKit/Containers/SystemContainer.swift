extension UIViewController {
  /// Fills the container's view, below the bars, with the view of a child and with controllers presented in its
  /// context.
  func place(_ child: UIViewController, below bar: UIView? = nil) {
    for controller in child.seenInPlace {
      guard let seen = controller.view, let view, seen.superview !== view else { continue }
      seen.frame = view.bounds
      seen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let bar, bar.superview === view {
        view.insertSubview(seen, belowSubview: bar)
      } else {
        view.addSubview(seen)
      }
    }
  }

  /// Removes the view that a container showed for this controller.
  func withdrawView() {
    for controller in seenInPlace { controller.viewIfLoaded?.removeFromSuperview() }
  }
}
