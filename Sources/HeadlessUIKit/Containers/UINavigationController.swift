/// A controller of a stack of controllers, of which the top one is seen.
@MainActor open class UINavigationController: UIViewController {
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

  private var stack: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let problem = problem(ofPushing: viewController) { return problem.raise() }
    change(to: stack + [viewController], animated: animated)
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

  /// What is shown, or on its way to be.
  private weak var shown: UIViewController?
  /// Whether controllers are just told that they come and go; what they change then has to wait for all to be told.
  private var isTelling = false
  private var transitions = 0
  /// What those who joined or left the stack are still to be told.
  private var announcements: [() -> Void] = []

  /// Makes the stack another one: who joins it and who leaves is told at once, and once more when all is done.
  private func change(to controllers: [UIViewController], animated: Bool) {
    let joining = controllers.filter { !stack.contains($0) }
    let leaving = stack.filter { !controllers.contains($0) }
    stack = controllers
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining { takeIn(controller) }
    children = stack + children.filter { !stack.contains($0) }
    navigationBar.items = stack.map(\.navigationItem)
    announcements.append { [unowned self] in
      for controller in leaving + joining where !stack.contains(controller) { controller.leaveContainer() }
      for controller in joining where stack.contains(controller) { controller.didMove(toParent: self) }
    }
    showTop(animated: animated)
  }

  private func showTop(animated: Bool) {
    guard !isTelling else { return }
    while isSeen, let top = topViewController, shown !== top { show(top, insteadOf: shown, animated: animated) }
    if shown !== topViewController {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = topViewController
    }
    announce()
  }

  private func show(_ top: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
    let transition = Transition(
      leaving: [old].compactMap(\.self), entering: [top], animated: animated, will: .leavingFirst, did: .leavingFirst
    )
    isTelling = true
    transitions += 1
    shown = top
    delegate?.navigationController(self, willShow: top, animated: animated)
    transition.run {
      placeVisibleChildren()
    } completion: {
      self.transitions -= 1
      self.announce()
      self.delegate?.navigationController(self, didShow: top, animated: animated)
    }
    isTelling = false
  }

  private func announce() {
    guard transitions == 0 else { return }
    let due = announcements
    announcements = []
    for announcement in due { announcement() }
  }

  override func placeVisibleChildren() {
    place(isTelling ? shown : topViewController, below: navigationBar)
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(keeping: stack.count - 1, animated: animated).last
  }

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

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    if !popped.isEmpty { setViewControllers(Array(stack.prefix(count)), animated: animated) }
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  package override var implementedActions: Set<Selector> { [.show] }

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

  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  open weak var delegate: (any UINavigationControllerDelegate)?

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
