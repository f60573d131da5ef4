/// A controller of several controllers, of which the selected one is seen.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that is asked and told about the choice of a tab.
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

  /// When this returns, removed tabs have left, and the new selected tab is about to appear.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    hasTabs = viewControllers != nil
    selected = survivor(of: selectedIndex, in: tabs)
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
    members.change(to: tabs, atOnce: true)
    shownChildren.update {}
  }

  /// The selected controller if it is still there, else the one in its place, else the first.
  private func survivor(of index: Int, in tabs: [UIViewController]) -> UIViewController? {
    if let selected, tabs.contains(selected) { return selected }
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }

  private func show(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    shownChildren.update {}
  }

  override var visibleChildren: [UIViewController]? { [selected].compactMap(\.self) }

  override func placeVisibleChildren() {
    for child in shownChildren.settle() { place(child, below: tabBar) }
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  /// The controller of the selected tab; raises where it is set to one without a tab.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, members.all.contains(newValue) else {
        return UncaughtException.selectsStranger.raise()
      }
      show(newValue)
    }
  }

  /// The place of the selected tab; setting one that does not exist does nothing.
  open var selectedIndex: Int {
    get { selected.flatMap(members.all.firstIndex) ?? NSNotFound }
    set { if members.all.indices.contains(newValue) { show(members.all[newValue]) } }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    selectedViewController = subsequentVC
  }
}
