extension UIViewController {
  /// The controller that presents this one, if it is presented itself, and not in a container.
  var ownPresentingViewController: UIViewController? { presentation?.presenter }

  /// The controller that presents another one on a call to this one: the nearest that defines the context for styles
  /// with a context, otherwise the outermost container.
  private func presenter(for controller: UIViewController) -> UIViewController {
    let outermost = lineage.reduce(self) { $1 }
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return lineage.first(where: \.definesPresentationContext) ?? outermost
  }

  func present(modally requested: UIViewController, animated: Bool, completion: (() -> Void)?) {
    note(.present(requested))
    let presenter = presenter(for: requested)
    guard mayPresent(requested, on: presenter) else { return }
    let controller = requested.adapted()
    guard requested.hasSomethingToPointAt() else { return }
    if isDetached { Console.warn(.presentsDetached(self)) }
    // In a hidden window views are exchanged, and no controller appears.
    let isSeen = presenter.viewIfLoaded?.window?.isHidden == false
    let custom = CustomPresentation(of: controller, by: presenter, from: self, animated: animated && isSeen)
    let presentation = Presentation(of: controller, by: presenter, asked: self)
    presenter.ownPresentedViewController = controller
    controller.presentation = presentation
    controller.isBeingPresented = true
    let transition = Transition(
      leaving: presentation.coversPresenter ? [presenter] : [], entering: [controller],
      isSeen: isSeen, animated: animated, will: .leavingFirst, did: .enteringFirst, custom: custom,
      // A controller that is dismissed while it loads or before it appears does not appear.
      isWanted: { ($0 === controller) != controller.isBeingDismissed }
    )
    transition.run {
      controller.tellOfPresentation()
      guard !controller.isBeingDismissed, !custom.placeView() else { return }
      controller.placeView(over: presenter)
    } withdraw: {
      $0.setViewAside()
    } restore: {
      controller.isBeingPresented = false
      custom.end(completed: false)
      controller.leavePresenter()
      return true
    } completion: {
      controller.isBeingPresented = false
      custom.end(completed: true)
      completion?()
    }
  }

  private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    if let problem = problem(ofPresenting: controller, on: presenter) {
      problem.raise()
      return false
    }
    if let warning = warning(ofPresenting: controller, on: presenter) {
      Console.warn(warning)
      return false
    }
    return true
  }

  private func problem(
    ofPresenting controller: UIViewController, on presenter: UIViewController
  ) -> UncaughtException? {
    if let other = controller.ownPresentingViewController { return .presentsPresented(controller, by: other) }
    let isActive = controller.parent != nil || controller === presenter || controller.isRoot
    return isActive ? .presentsActive(controller) : nil
  }

  private func warning(ofPresenting controller: UIViewController, on presenter: UIViewController) -> ConsoleWarning? {
    if let other = presenter.ownPresentedViewController {
      return .presentsTwice(controller, on: self, beside: other)
    }
    if presenter.isBeingDismissed { return .presentsMeanwhile(controller, on: self) }
    return presenter.viewIfLoaded?.window == nil ? .presentsOutsideWindow(controller, on: self) : nil
  }

  /// Whether the view is on the screen although no controller contains or presents this one.
  private var isDetached: Bool {
    parent == nil && presentation == nil && !isRoot
  }

  private var isRoot: Bool {
    viewIfLoaded?.window?.rootViewController === self
  }

  /// A controller that is presented in a context has the frame of the presenting one; sheets and
  /// popovers float in a container. Others fill the window.
  private func placeView(over presenter: UIViewController) {
    guard let view, let presenterView = presenter.viewIfLoaded, let window = presenterView.window else { return }
    if presentation?.isInContext == true, let superview = presenterView.superview {
      view.frame = presenterView.frame
      superview.insertSubview(view, aboveSubview: presenterView)
    } else if presentationController?.isFloating == true {
      presentationControllers.makeContainer(in: window)?.float(view)
    } else {
      view.frame = window.bounds
      window.addSubview(view)
    }
  }

  private func setViewAside() {
    placeOfView = RememberedPlace(of: self)
    viewIfLoaded?.removeFromSuperview()
  }

  // MARK: What is seen

  /// Whether the presented controller removes the view of this controller from the screen.
  var isCovered: Bool {
    guard let presented = ownPresentedViewController, !presented.isBeingDismissed else { return false }
    return presented.presentation?.coversPresenter == true
  }

  /// The controllers that appear when a container shows this one: itself, unless it is covered, and those presented in
  /// its context.
  var seenInPlace: [UIViewController] {
    guard let presented = ownPresentedViewController, !presented.isBeingDismissed else { return [self] }
    let isInContext = presented.presentation?.isInContext == true
    return (isCovered ? [] : [self]) + (isInContext ? presented.seenInPlace : [])
  }
}
