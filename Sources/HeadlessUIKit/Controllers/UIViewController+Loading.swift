extension UIViewController {
  /// The view, loaded on the first access.
  func loadedViewMakingIt() -> UIView? {
    if loadedView == nil {
      note(.loadView)
      loadView()
      if loadedView != nil {
        note(.viewDidLoad)
        viewDidLoad()
      }
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
      return UncaughtException.viewHasController(view, owner, self).raise()
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    view?.updateSafeArea()
  }
}
