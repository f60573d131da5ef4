extension UIViewController {
  /// The view; the first to ask has it made.
  func loadedViewMakingIt() -> UIView? {
    if loadedView == nil {
      loadView()
      if loadedView != nil { viewDidLoad() }
    }
    return loadedView
  }

  func makePlainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func exchangeView(for view: UIView?) {
    if let view, let owner = view.viewController, owner !== self {
      return UncaughtException.raise(
        UIViewController.hierarchyInconsistencyException,
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with"
          + " \(owner). Clear this association before associating this view with \(self)."
      )
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }
}
