import UIKitFacts

/// A container view controller with tabs, which shows the selected one.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of tabs.
  open private(set) lazy var tabBar = UITabBar()

  // MARK: The tabs

  private var hasTabs = false
  private weak var selected: UIViewController?
  private lazy var members = ContainerMembers(of: self)
  private lazy var shownChildren = VisibleChildren(of: self, will: .enteringFirst, did: .leavingFirst)

  /// The controllers of the tabs; nil before there are any.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? members.all : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Before this returns, removed tabs have left, and the new selected tab has begun to appear.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    hasTabs = viewControllers != nil
    selected = survivor(of: selectedIndex, in: tabs)
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
    members.change(to: tabs, atOnce: true)
    shownChildren.update()
  }

  /// The selected controller if it is still there, or the one at its index, or the first.
  private func survivor(of index: Int, in tabs: [UIViewController]) -> UIViewController? {
    if let selected, tabs.contains(selected) { return selected }
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }

  private func show(_ controller: UIViewController) {
    let old = selected
    select(controller)
    shownChildren.update {
      customTransition(from: $0, to: $1)
    } restore: {
      if self.selected === controller { self.select(old) }
    }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
  }

  private func customTransition(from old: UIViewController, to new: UIViewController) -> ChildTransition? {
    guard let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    return ChildTransition(
      animator: animator, interaction: delegate.tabBarController(self, interactionControllerFor: animator),
      in: self, below: tabBar, from: old, to: new)
  }

  override var visibleChildren: [UIViewController]? { [selected].compactMap(\.self) }

  override func placeVisibleChildren() {
    for child in shownChildren.settle() { place(child, below: tabBar) }
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  /// The controller of the selected tab. Setting one without a tab raises an exception.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, members.all.contains(newValue) else {
        return UncaughtException.selectsStranger.raise()
      }
      show(newValue)
    }
  }

  /// The index of the selected tab. Setting one that does not exist does nothing.
  open var selectedIndex: Int {
    get { selected.flatMap(members.all.firstIndex) ?? NSNotFound }
    set { if members.all.indices.contains(newValue) { show(members.all[newValue]) } }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    selectedViewController = subsequentVC
  }

  // MARK: The bar

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    let hides = (child as? UINavigationController)?.viewControllers.dropFirst().contains(
      where: \.hidesBottomBarWhenPushed)
    return UIEdgeInsets(top: 0, left: 0, bottom: hides ?? false ? 0 : CGFloat(ControlSizes.tabBarHeight), right: 0)
  }

  override func placeBars() {
    let height = CGFloat(ControlSizes.tabBarHeight) + view.safeAreaInsets.bottom
    let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
  }
}
