/// The view that all others on a screen are in.
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

  /// A window from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = UIWindow.Level.normal
  open var screen: UIScreen { .main }
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue, !isHidden { exchange(oldValue, for: rootViewController) } }
  }

  private static weak var keyWindow: UIWindow?

  open var isKeyWindow: Bool { UIWindow.keyWindow === self }
  open override var window: UIWindow? { self }
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { show(!isHidden) } }
  }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open override var traitCollection: UITraitCollection { ownTraits }
  var ownTraits = UITraitCollection.standard

  open func makeKey() {
    UIWindow.keyWindow = self
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Shows or hides what is in the window.
  private func show(_ isShown: Bool) {
    if isShown { UIApplication.shared.openWindows.append(self) }
    exchange(isShown ? nil : rootViewController, for: isShown ? rootViewController : nil)
  }

  /// Shows the view of a controller in place of that of another; a hidden window loads nothing.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard old != nil || new != nil else { return }
    let transition = Transition(
      leaving: [old].compactMap(\.self), entering: [new].compactMap(\.self),
      will: .leavingFirst, did: .leavingFirst
    )
    transition.run {
      guard let view = new?.view, view.superview !== self else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }
}
