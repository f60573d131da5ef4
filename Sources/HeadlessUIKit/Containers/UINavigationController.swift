import UIKitFacts

/// A container view controller with a stack, which shows the top controller.
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
    if let bar = navigationBarClass.map(UIView.makeBar) as? UINavigationBar { navigationBar = bar }
    if let bar = toolbarClass.map(UIView.makeBar) as? UIToolbar { toolbar = bar }
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Makes a controller without reading the archive.
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
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented from the stack, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack. A controller that is at the top before and after stays on the screen.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller. Raises an exception if it is in the stack already, or is a container that cannot be pushed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let problem = problem(ofPushing: viewController) { return problem.raise() }
    append(viewController, animated: animated)
  }

  /// Pushes a controller that can be a navigation controller itself, as when a split view controller collapses.
  func takeOnTop(_ controller: UIViewController) {
    append(controller, animated: true)
  }

  /// UIKit accepts a tab bar controller as the root, although its documentation does not.
  private func begin(with root: UIViewController) {
    if !(root is UITabBarController), let problem = problem(ofPushing: root) { return problem.raise() }
    change(to: [root], animated: false)
  }

  private func problem(ofPushing controller: UIViewController) -> UncaughtException? {
    switch controller {
    case _ where members.contains(controller): .pushesTwice(controller)
    case is UINavigationController: .pushesNavigation
    case is UITabBarController: .pushes("tab bar")
    case is UISplitViewController: .pushes("split view")
    default: nil
    }
  }

  /// Replaces the stack. Added and removed controllers get callbacks at once, and again when the transition ends.
  private func change(to controllers: [UIViewController], animated: Bool) {
    let old = stack
    members.change(to: controllers)
    showItems(keeping: 0)
    showTop(after: .replacement(of: old), animated: animated)
  }

  /// Adds a controller at the top.
  private func append(_ controller: UIViewController, animated: Bool) {
    members.append(controller)
    showItems(keeping: stack.count - 1)
    showTop(after: .push, animated: animated)
  }

  /// Gives the bar the items of the stack, of which it has the first already.
  private func showItems(keeping count: Int) {
    guard let shown = navigationBar.items?.count, 0...shown ~= count else {
      return navigationBar.items = stack.map(\.navigationItem)
    }
    navigationBar.items?.removeLast(shown - count)
    navigationBar.items?.append(contentsOf: stack.dropFirst(count).map(\.navigationItem))
  }

  private func showTop(after change: StackChange, animated: Bool) {
    // A pushed controller can hide the tab bar, and have a large title.
    barsDidChange()
    parent?.barsDidChange()
    let top = topViewController
    shownChildren.update(animated: animated) { old, new in
      animated ? customTransition(change.operation(to: new), from: old, to: new) : nil
    } announce: {
      announceTop(animated: animated)
    } restore: {
      if self.topViewController === top { self.undo(change) }
    } completion: {
      guard self.shownChildren.isAtRest else { return }
      self.members.endLeaving()
      self.members.endJoining()
      self.confirmTop()
    }
  }

  private func customTransition(
    _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) -> ChildTransition? {
    guard let delegate,
      let animator = delegate.navigationController(self, animationControllerFor: operation, from: old, to: new)
    else { return nil }
    return ChildTransition(
      animator: animator, interaction: delegate.navigationController(self, interactionControllerFor: animator),
      in: self, below: navigationBar, from: old, to: new)
  }

  /// Restores the stack when a gesture has cancelled the transition.
  private func undo(_ change: StackChange) {
    switch change {
    case .push: members.removeLast(1)
    case .pop(let popped): for controller in popped { members.append(controller) }
    case .replacement(let old): members.change(to: old)
    }
    showItems(keeping: 0)
    announcement = Announcement(top: topViewController)
    barsDidChange()
    parent?.barsDidChange()
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

  /// The last callback of the delegate.
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

  /// Calls `didShow` of the delegate when the top has appeared, unless it has left in the meantime.
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

  /// Pops the top controller and returns it. The root stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(keeping: stack.count - 1, animated: animated).last
  }

  /// Pops all controllers above a controller and returns them. Raises an exception if it is not in the stack.
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

  /// Pops all controllers above the root and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    guard !popped.isEmpty else { return popped }
    members.removeLast(popped.count)
    showItems(keeping: stack.count)
    showTop(after: .pop(of: popped), animated: animated)
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
  open private(set) lazy var toolbar: UIToolbar? = UIToolbar()
  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }
  /// Whether a swipe up hides the bars.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars and shows them again.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a phone in landscape has no bars.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture of the user to go back. It is never recognized here.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : CGFloat(barFacts(of: child).height), left: 0,
      bottom: isToolbarHidden ? 0 : CGFloat(ControlSizes.toolbarHeight), right: 0)
  }

  private func barFacts(of child: UIViewController) -> NavigationBarFacts {
    let item = child.navigationItem
    return NavigationBarFacts(
      isCompact: traitCollection.verticalSizeClass == .compact, hasPrompt: item.prompt != nil,
      hasLargeTitle: navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never,
      hasSearchBar: item.searchController != nil && (!item.hidesSearchBarWhenScrolling || !child.scrollsBelowBars))
  }

  override func placeBars() {
    let facts = topViewController.map(barFacts) ?? NavigationBarFacts()
    let frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: CGFloat(facts.height))
    let isNew = navigationBar.frame != frame
    if isNew { navigationBar.frame = frame }
    placeSearchBar(facts)
    if isNew { updateSafeAreaOfChildren() }
  }

  /// Shows the search bar of the controller on top in the navigation bar, and no other.
  private func placeSearchBar(_ facts: NavigationBarFacts) {
    let shown = facts.hasSearchBar ? topViewController?.navigationItem.searchController?.searchBar : nil
    for case let bar as UISearchBar in navigationBar.subviews where bar !== shown && bar.controller != nil {
      bar.removeFromSuperview()
    }
    guard let shown else { return }
    if shown.superview !== navigationBar { navigationBar.addSubview(shown) }
    let frame = CGRect(
      x: 0, y: facts.searchBarTop, width: navigationBar.bounds.width, height: NavigationBarFacts.searchBarHeight)
    if shown.frame != frame { shown.frame = frame }
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
