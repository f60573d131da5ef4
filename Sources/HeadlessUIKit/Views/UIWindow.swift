/// The root of a view hierarchy.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A window of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window of a scene, of the size of the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// Makes a window without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The level of the window in front of other windows.
  open var windowLevel = UIWindow.Level.normal
  /// The screen that the window is on; there is one.
  open var screen: UIScreen = .main
  /// The controller whose view fills the window; in a hidden window it is not loaded.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { exchange(oldValue, for: rootViewController) } }
  }

  private static weak var keyWindow: UIWindow?

  /// Whether keys are sent to this window.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }
  open override var window: UIWindow? { self }
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { show(!isHidden) } }
  }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open override var traitCollection: UITraitCollection {
    ownTraits.overriding(overrideUserInterfaceStyle)
  }
  var ownTraits = UITraitCollection.standard

  /// The safe area insets of the device; zero, unless a test sets them.
  package var deviceSafeArea = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The frame of the keyboard; nil if it is hidden.
  package var keyboardFrame: CGRect? {
    didSet { if keyboardFrame != oldValue { keyboardDidMove() } }
  }

  /// Marks views whose guides follow the keyboard for layout.
  private func keyboardDidMove() {
    var views: [UIView] = [self]
    while let view = views.popLast() {
      if view.usedKeyboardGuide != nil { view.layoutInputsDidChange() }
      views += view.subviews
    }
  }

  /// Makes the window the one that receives key events.
  open func makeKey() {
    let before = UIWindow.keyWindow
    guard before !== self, canBecomeKey else { return setPreferredTextSize() }
    before?.resignKey()
    UIWindow.keyWindow = self
    setPreferredTextSize()
    becomeKey()
  }

  /// Whether keys can be sent to the window.
  open var canBecomeKey: Bool { true }
  /// Called when keys are sent to the window.
  open func becomeKey() {}
  /// Called when keys are not sent to the window any more.
  open func resignKey() {}
  /// Sends an event to views; there are no events of the system here.
  open func sendEvent(_ event: UIEvent) {}

  /// Makes the size of text of this window the one that fonts have.
  package func setPreferredTextSize() {
    PreferredTextSize.current = traitCollection.preferredContentSizeCategory
  }

  /// Shows the window, and has keys sent to it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Shows or hides the contents of the window.
  private func show(_ isShown: Bool) {
    guard isShown else { return hide() }
    UIApplication.shared.openWindows.append(self)
    let transition = Transition(
      entering: [visibleRoot].compactMap(\.self), will: .leavingFirst, did: .leavingFirst
    )
    var tokens: [AppearanceToken] = []
    transition.run {
      placeRoot()
      guard !isHidden else { return }
      tokens = Appearances.enter(self)
      Appearances.settle(tokens.filter { $0.controller.presentingViewController == nil }, in: self)
    }
    // Controllers that are presented over the root appear after it.
    Appearances.settle(tokens.filter { $0.controller.presentingViewController != nil }, in: self)
  }

  /// The contents of the window stay in it, but are no longer visible.
  private func hide() {
    let root = rootViewController?.begin(.disappearing, animated: false)
    let tokens = [root].compactMap(\.self) + (isHidden ? Appearances.leave(self) : [])
    Transactions.later { for token in tokens { token.complete() } }
  }

  /// Replaces the view of a controller by that of another. A hidden window does not load views.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard !isHidden else { return remove(old) }
    let transition = Transition(
      leaving: [old].compactMap(\.self), entering: [new].compactMap(\.self),
      will: .leavingFirst, did: .leavingFirst, isWanted: { $0 === self.rootViewController && !self.isHidden }
    )
    transition.run {
      remove(old)
      placeRoot()
    } withdraw: { _ in
    }
  }

  /// The root, unless a presented controller has removed its view from the screen.
  private var visibleRoot: UIViewController? {
    rootViewController.flatMap { $0.isCovered ? nil : $0 }
  }

  private func placeRoot() {
    guard let view = visibleRoot?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Removes the view of a former root, unless it has moved elsewhere.
  private func remove(_ root: UIViewController?) {
    guard let root, root !== rootViewController, let view = root.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }
}
