extension UIViewController {
  /// The controller that presents what this one is asked to present.
  func presenter(for controller: UIViewController) -> UIViewController {
    let root = lineage.reduce(self) { $1 }
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext: return lineage.first(where: \.definesPresentationContext) ?? root
    default: return root
    }
  }

  func show(modally controller: UIViewController, completion: (() -> Void)?) {
    let presenter = presenter(for: controller)
    guard presenter.ownPresentedViewController == nil, controller.ownPresentingViewController == nil else { return }
    presenter.ownPresentedViewController = controller
    controller.ownPresentingViewController = presenter
    if let window = presenter.viewIfLoaded?.window, let view = controller.view {
      view.frame = window.bounds
      window.addSubview(view)
    }
    completion?()
  }

  /// Dismisses what is presented from here; where nothing is, what this controller is presented in.
  func endPresentation(completion: (() -> Void)?) {
    let presenter = lineage.first { $0.ownPresentedViewController != nil } ?? presentingViewController
    guard let presenter, let presented = presenter.ownPresentedViewController else { return }
    if presented.ownPresentedViewController != nil { presented.dismiss(animated: false) }
    presented.viewIfLoaded?.removeFromSuperview()
    presenter.ownPresentedViewController = nil
    presented.ownPresentingViewController = nil
    completion?()
  }

  // MARK: Showing

  func showInTarget(_ controller: UIViewController, sender: Any?) {
    let target = targetViewController(forAction: .show, sender: sender)
    if let target, target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInTarget(_ controller: UIViewController, sender: Any?) {
    let target = targetViewController(forAction: .showDetail, sender: sender)
    if let target, target !== self {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

extension Selector {
  static var show: Selector { Selector("showViewController:sender:") }
  static var showDetail: Selector { Selector("showDetailViewController:sender:") }
}
