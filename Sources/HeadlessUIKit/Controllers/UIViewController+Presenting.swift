extension UIViewController {
  /// The controller that presents what this one is asked to present.
  private func presenter(for controller: UIViewController) -> UIViewController {
    let root = lineage.reduce(self) { $1 }
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext: return lineage.first(where: \.definesPresentationContext) ?? root
    default: return root
    }
  }

  func present(modally requested: UIViewController, animated: Bool, completion: (() -> Void)?) {
    note(.present(requested))
    let presenter = presenter(for: requested)
    guard mayPresent(requested, on: presenter) else { return }
    let controller = requested.adapted()
    presenter.ownPresentedViewController = controller
    controller.ownPresentingViewController = presenter
    controller.isBeingPresented = true
    let transition = Transition(
      leaving: controller.coversPresenter ? [presenter] : [], entering: [controller], animated: animated,
      isWanted: { !$0.isBeingDismissed }, will: .leavingFirst, did: .enteringFirst
    )
    transition.run {
      controller.tellOfPresentation()
      // What the presenter was told may have made it think again.
      if !controller.isBeingDismissed { controller.placeView(over: presenter) }
    } withdraw: {
      $0.setViewAside()
    } completion: {
      controller.isBeingPresented = false
      completion?()
    }
  }

  private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    if let other = controller.ownPresentingViewController {
      UncaughtException.presentsPresented(controller, by: other).raise()
      return false
    }
    if controller.parent != nil || controller === presenter {
      UncaughtException.presentsActive(controller).raise()
      return false
    }
    if let other = presenter.ownPresentedViewController {
      Console.warn(.presentsTwice(controller, on: self, beside: other))
      return false
    }
    // What is presented on something that is on its way out would stay behind without it.
    guard let window = presenter.viewIfLoaded?.window, !window.isHidden, !presenter.isBeingDismissed else {
      Console.warn(.presentsOutsideWindow(controller, on: self))
      return false
    }
    if let popover = controller.popoverPresentationController, !popover.hasAnchor {
      UncaughtException.popoverWithoutAnchor(popover).raise()
      return false
    }
    if isDetached(in: window) { Console.warn(.presentsDetached(self)) }
    return true
  }

  /// Whether the view is on the screen though nobody contains or presents this controller.
  private func isDetached(in window: UIWindow) -> Bool {
    parent == nil && ownPresentingViewController == nil && window.rootViewController !== self
  }

  /// Whether the view of the presenter goes away when this controller is presented.
  private var coversPresenter: Bool {
    switch effectivePresentationStyle {
    case .fullScreen, .currentContext: true
    case .custom: presentationController?.shouldRemovePresentersView ?? false
    default: false
    }
  }

  /// What is presented over the current context lies where its presenter does; all else fills the window.
  private func placeView(over presenter: UIViewController) {
    guard let view, let window = presenter.viewIfLoaded?.window else { return }
    switch effectivePresentationStyle {
    case .currentContext, .overCurrentContext:
      view.frame = presenter.view.frame
      (presenter.view.superview ?? window).addSubview(view)
    default:
      view.frame = window.bounds
      window.addSubview(view)
    }
  }

  private func setViewAside() {
    guard let view = viewIfLoaded else { return }
    placeOfView = ViewPlace(of: view)
    view.removeFromSuperview()
  }

  private func putViewBack() {
    guard let view = viewIfLoaded else { return }
    placeOfView?.putBack(view)
    placeOfView = nil
  }

  // MARK: Dismissing

  /// Dismisses what is presented from here; where nothing is, what this controller is presented in.
  package func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let presenter = lineage.first { $0.ownPresentedViewController != nil } ?? presentingViewController
    guard let presenter, let presented = presenter.ownPresentedViewController, !presented.isBeingDismissed else {
      return
    }
    note(.dismiss)
    let chain = Array(sequence(first: presented) { $0.ownPresentedViewController })
    for controller in chain {
      controller.isBeingPresented = false
      controller.isBeingDismissed = true
    }
    let transition = Transition(
      leaving: chain.reversed(), entering: presented.coversPresenter ? [presenter] : [], animated: animated,
      abrupt: chain.dropLast(), will: .leavingFirst, did: .enteringFirst
    )
    transition.run {
      presenter.putViewBack()
    } withdraw: {
      $0.leavePresenter()
    } completion: {
      for controller in chain { controller.isBeingDismissed = false }
      completion?()
    }
  }

  private func leavePresenter() {
    ownPresentingViewController?.ownPresentedViewController = nil
    ownPresentingViewController = nil
    placeOfView = nil
    viewIfLoaded?.removeFromSuperview()
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
