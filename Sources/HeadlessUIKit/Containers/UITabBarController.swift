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

  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()

  // MARK: The tabs

  private var tabs: [UIViewController]?
  private weak var selected: UIViewController?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let index = selectedIndex
    let old = tabs ?? []
    tabs = viewControllers
    exchangeChildren(old, for: viewControllers ?? [])
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    show(survivor(of: index))
  }

  /// The selected controller if it is still there, else the one in its place, else the first.
  private func survivor(of index: Int) -> UIViewController? {
    let tabs = tabs ?? []
    if let selected, tabs.contains(selected) { return selected }
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }

  private func show(_ controller: UIViewController?) {
    let old = selected
    guard old !== controller else { return }
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    let transition = Transition(
      leaving: [old].compactMap(\.self), entering: [controller].compactMap(\.self), isSeen: isSeen,
      will: .enteringFirst, did: .leavingFirst
    )
    transition.run { if isSeen { placeVisibleChildren() } }
  }

  override func placeVisibleChildren() {
    place(selected, below: tabBar)
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs?.contains(newValue) == true else {
        return UncaughtException.selectsStranger.raise()
      }
      show(newValue)
    }
  }

  open var selectedIndex: Int {
    get { selected.flatMap { tabs?.firstIndex(of: $0) } ?? NSNotFound }
    set { if let tabs, tabs.indices.contains(newValue) { show(tabs[newValue]) } }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    selectedViewController = subsequentVC
  }
}
