/// The view that all others on a screen are in.
@MainActor open class UIWindow: UIView {
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
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { exchange(oldValue, for: rootViewController) } }
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
    let root = [rootViewController].compactMap(\.self).filter { !$0.isCovered }
    let others = controllersInTree.filter { $0.parent == nil && !root.contains($0) }
    let transition = Transition(
      leaving: isShown ? [] : root + others, entering: isShown ? root + others : [],
      will: .leavingFirst, did: .leavingFirst, isWanted: { [self] _ in !isHidden }
    )
    transition.run(place: { placeRoot() }, withdraw: { _ in })
  }

  /// Puts one controller in place of another; what the old one has presented stays. A hidden window loads nothing.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard !isHidden else { return withdraw(old) }
    let transition = Transition(
      leaving: [old].compactMap(\.self), entering: [new].compactMap(\.self),
      will: .leavingFirst, did: .leavingFirst, isWanted: { [self] in $0 === rootViewController && !isHidden }
    )
    transition.run(
      place: {
        placeRoot()
        if old !== rootViewController { withdraw(old) }
      }, withdraw: { _ in })
  }

  private func placeRoot() {
    guard !isHidden, let root = rootViewController, !root.isCovered, let view = root.view, view.superview !== self
    else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func withdraw(_ root: UIViewController?) {
    guard let view = root?.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }
}
