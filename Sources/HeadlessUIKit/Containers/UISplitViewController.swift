/// A container view controller with columns.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// A controller of columns.
  public init(style: UISplitViewController.Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columnStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without reading the archive.
  public required init?(coder: NSCoder) {
    columnStyle = .unspecified
    super.init(coder: coder)
  }

  private let columnStyle: Style

  /// The number of columns; unspecified if the app sets two controllers.
  open var style: UISplitViewController.Style { columnStyle }
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether there is room for only one controller. Tests set it, because headless UIKit does not know the width of the
  /// screen.
  open package(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { collapseOrExpand() } }
  }
  /// The visible columns and their arrangement.
  open var displayMode: UISplitViewController.DisplayMode { shownMode }
  /// A button that changes the display mode.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  /// The display mode that the app prefers.
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet {
      let old = expandedMode ?? mode(preferring: oldValue)
      expandedMode = nil
      tellOfChange(from: old)
    }
  }
  /// The effect of visible columns on the secondary one.
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  /// The style of the background behind the primary column.
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  /// Whether a swipe shows hidden columns.
  open var presentsWithGesture = true
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the primary column, as a part of the whole.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  private lazy var modeButton = UIBarButtonItem()

  // MARK: What is there

  private lazy var members = ContainerMembers(of: self)
  private lazy var shownChildren = VisibleChildren(of: self, will: .leavingFirst, did: .leavingFirst)

  /// The controllers side by side; if collapsed, the visible one.
  open var viewControllers: [UIViewController] {
    get { isCollapsed && columnStyle == .unspecified ? visibleColumns : members.all }
    set { exchange(for: newValue) }
  }

  /// All controllers of the expanded interface, and the compact column.
  var allControllers: [UIViewController] { members.all }

  private func exchange(for controllers: [UIViewController]) {
    members.change(to: controllers)
    updateVisibleChildren()
  }

  private func updateVisibleChildren(completion: @escaping () -> Void = {}) {
    shownChildren.update(completion: { [self] in
      if shownChildren.isAtRest {
        members.endLeaving()
        members.endJoining()
      }
      completion()
    })
  }

  // MARK: What is on the screen

  override var visibleChildren: [UIViewController]? { visibleColumns }

  /// The visible controllers: all of them if expanded, the top one if collapsed.
  private var visibleColumns: [UIViewController] {
    if isCollapsed { return [topController].compactMap(\.self) }
    let hidden = hiddenColumns.union([.compact]).compactMap(columns.shown)
    return members.all.filter { !hidden.contains($0) }
  }

  override func placeVisibleChildren() {
    for child in shownChildren.settle() { place(child) }
    placeColumns()
  }

  override func placeBars() { placeColumns() }

  // MARK: Collapsing

  private weak var collapsedTop: UIViewController?

  /// The visible controller if collapsed: the choice of the delegate or the app, unless it has left.
  private var topController: UIViewController? {
    let wanted = collapsedTop.flatMap { members.all.contains($0) ? $0 : nil }
    return wanted ?? columns.shown(in: columns.top) ?? members.all.last
  }

  /// The mode that the delegate chose on expanding, until another is preferred.
  private var expandedMode: DisplayMode?

  /// Posts the notification at once that the target for showing controllers changes, because buttons can depend on it.
  private func collapseOrExpand() {
    if isCollapsed {
      collapsedTop = controllerOnTopWhenCollapsed()
    } else {
      collapsedTop = nil
      expandedMode = modeWhenExpanded()
      if let controllers = controllersWhenExpanded() { viewControllers = controllers }
    }
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    updateVisibleChildren { [self, isCollapsed] in
      if isCollapsed {
        delegate?.splitViewControllerDidCollapse(self)
      } else {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  // MARK: Columns

  private var columns = ColumnControllers()
  private var hiddenColumns: Set<Column> = []

  /// Sets the controller of a column, wrapped in a navigation controller if it is not one.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard columns[column] !== vc else { return }
    if vc is UITabBarController, column == .primary || column == .supplementary {
      return UncaughtException.tabsInSideColumn.raise()
    }
    columns[column] = vc
    exchange(for: columns.all)
  }

  /// The controller of a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  func shownController(for column: Column) -> UIViewController? {
    columns.shown(in: column)
  }

  /// The column that UIKit proposes if there is room for one.
  var proposedTopColumn: Column { columns.top }

  /// Shows a column, or moves it to the top if collapsed.
  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed { return bringToTop(column) }
    guard hiddenColumns.contains(column) else { return }
    delegate?.splitViewController(self, willShow: column)
    changeHiddenColumns { $0.remove(column) }
  }

  /// Hides a column.
  open func hide(_ column: UISplitViewController.Column) {
    guard !hiddenColumns.contains(column) else { return }
    delegate?.splitViewController(self, willHide: column)
    changeHiddenColumns { $0.insert(column) }
  }

  private func bringToTop(_ column: Column) {
    guard let controller = columns.shown(in: column) else { return }
    collapsedTop = controller
    updateVisibleChildren()
  }

  private func changeHiddenColumns(_ change: (inout Set<Column>) -> Void) {
    let oldMode = displayMode
    change(&hiddenColumns)
    tellOfChange(from: oldMode)
    updateVisibleChildren()
  }

  // MARK: Modes

  private var shownMode: DisplayMode { expandedMode ?? mode(preferring: preferredDisplayMode) }

  private func mode(preferring preferred: DisplayMode) -> DisplayMode {
    if preferred != .automatic { return preferred }
    let isTwo = columnStyle == .tripleColumn && !hiddenColumns.contains(.supplementary)
    if hiddenColumns.contains(.primary) { return isTwo ? .oneBesideSecondary : .secondaryOnly }
    return isTwo ? .twoBesideSecondary : .oneBesideSecondary
  }

  private func tellOfChange(from old: DisplayMode) {
    guard displayMode != old else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Showing

  /// Replaces the primary controller. If the column or the collapsed interface is a navigation stack, pushes the
  /// controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if columnStyle == .unspecified, !isCollapsed {
      viewControllers = [vc] + viewControllers.dropFirst()
    } else if let stack = visibleColumns.first as? UINavigationController {
      stack.takeOnTop(vc)
    } else {
      present(vc, animated: true)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed {
      show(vc, sender: sender)
    } else if columnStyle == .unspecified {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  package override var implementedActions: Set<Selector> {
    super.implementedActions.union([.show, .showDetail])
  }
}
