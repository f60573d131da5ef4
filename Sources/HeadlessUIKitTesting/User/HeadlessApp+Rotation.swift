public import HeadlessUIKit

extension HeadlessApp {
  /// Turns the device on its side, or upright again.
  public func rotate(flushing: Bool = true) {
    resize(to: CGSize(width: window.bounds.height, height: window.bounds.width), flushing: flushing)
  }

  /// Gives the device a safe area, as sensors and rounded corners do; views and controllers are told.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets, flushing: Bool = true) {
    act(flushing: flushing) { window.deviceSafeArea = insets }
  }

  /// Gives the window another size, as the user does who turns a device or divides its screen.
  ///
  /// The root and all that is presented are told, with a coordinator; then sizes and traits change.
  public func resize(to size: CGSize, flushing: Bool = true) {
    act(flushing: flushing) {
      Resizing(window: window, size: size).run()
    }
  }
}

/// A window on its way to another size.
@MainActor struct Resizing {
  let window: UIWindow
  let size: CGSize

  /// Windows do not know their own size class: a phone on its side has little room downwards.
  private var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      window.traitCollection, UITraitCollection(verticalSizeClass: size.width > size.height ? .compact : .regular),
    ])
  }

  func run() {
    guard window.frame.size != size else { return }
    let coordinator = TransitionCoordinator(in: window)
    let tree = ControllerTree(of: window)
    let receivers = [window.rootViewController].compactMap(\.self) + tree.presented
    let traits = traits
    if traits != window.traitCollection {
      for controller in receivers { controller.willTransition(to: traits, with: coordinator) }
    }
    for controller in receivers { controller.viewWillTransition(to: size, with: coordinator) }
    window.frame.size = size
    for controller in receivers { place(controller) }
    window.setTraits(traits, tellingAlso: tree.controllers)
    coordinator.start()
    Transactions.later { coordinator.end() }
  }

  /// Roots and what is presented fill the window; what is presented in a context lies where its presenter does.
  private func place(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      view.frame = controller.presentingViewController?.viewIfLoaded?.frame ?? window.bounds
    default:
      view.frame = window.bounds
    }
    view.setNeedsLayout()
  }
}
