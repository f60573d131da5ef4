/// A controller of a stack of controllers, of which the top one is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    begin(with: rootViewController)
  }

  /// An empty stack with bars of the given classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    definesPresentationContext = true
  }

  // MARK: The stack

  private lazy var members = ContainerMembers(of: self)
  private lazy var shownChildren = VisibleChildren(of: self, will: .leavingFirst, did: .leavingFirst)
  private var stack: [UIViewController] { members.all }

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented from the stack, else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack; a controller that is on top before and afterwards stays on the screen.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Puts a controller on top; raises where it is there already or is a container that cannot be pushed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let problem = problem(ofPushing: viewController) { return problem.raise() }
    change(to: stack + [viewController], animated: animated)
  }

  /// Puts a controller on top that may be a stack itself, as those are that a split view controller collapses.
  func takeOnTop(_ controller: UIViewController) {
    change(to: stack + [controller], animated: true)
  }

  /// UIKit takes a tab bar controller for a root, whatever its documentation says.
  private func begin(with root: UIViewController) {
    if !(root is UITabBarController), let problem = problem(ofPushing: root) { return problem.raise() }
    change(to: [root], animated: false)
  }

  private func problem(ofPushing controller: UIViewController) -> UncaughtException? {
    switch controller {
    case _ where stack.contains(controller): .pushesTwice(controller)
    case is UINavigationController: .pushesNavigation
    case is UITabBarController: .pushes("tab bar")
    case is UISplitViewController: .pushes("split view")
    default: nil
    }
  }

  /// Replaces the stack; added and removed controllers are told at once, and again when the transition ends.
  private func change(to controllers: [UIViewController], animated: Bool) {
    members.change(to: controllers)
    navigationBar.items = stack.map(\.navigationItem)
    shownChildren.update(animated: animated) {
      announceTop(animated: animated)
    } completion: {
      guard self.shownChildren.isAtRest else { return }
      self.members.endLeaving()
      self.members.endJoining()
      self.confirmTop()
    }
  }

  // MARK: The top

  override var visibleChildren: [UIViewController]? { [topViewController].compactMap(\.self) }

  override func placeVisibleChildren() {
    for child in shownChildren.settle() { place(child, below: navigationBar) }
  }

  override func visibleChildrenWillAppear(animated: Bool) {
    announceTop(animated: animated)
  }

  override func visibleChildrenDidArrive() {
    confirmTop()
  }

  /// What the delegate has been told of last.
  private struct Announcement {
    weak var top: UIViewController?
    var animated = false
    var isConfirmed = true
  }

  private var announcement = Announcement()

  private func announceTop(animated: Bool) {
    guard let top = topViewController, top !== announcement.top else { return }
    announcement = Announcement(top: top, animated: animated, isConfirmed: false)
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate that the top has come, once it has; what is gone by then is not spoken of any more.
  private func confirmTop() {
    guard !announcement.isConfirmed, let top = announcement.top, top === topViewController, top.isSeen, top.isSettled
    else { return }
    announcement.isConfirmed = true
    delegate?.navigationController(self, didShow: top, animated: announcement.animated)
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
  }

  /// Takes the top away and returns it; the root stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(keeping: stack.count - 1, animated: animated).last
  }

  /// Takes away all that is above a controller and returns it; raises where it is not in the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      UncaughtException.popsToStranger.raise()
      return nil
    }
    return pop(keeping: index + 1, animated: animated)
  }

  /// Takes away all but the root and returns it.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    if !popped.isEmpty { change(to: Array(stack.prefix(count)), animated: animated) }
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  package override var implementedActions: Set<Selector> { super.implementedActions.union([.show]) }

  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    popToViewController(subsequentVC, animated: true)
  }

  // MARK: Bars

  /// The bar at the top; its items are those of the stack.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true
  /// Whether a swipe up hides the bars.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars and shows them again.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether there are no bars on a phone that lies on its side.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that leads back; no finger makes it here.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// The object that is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
