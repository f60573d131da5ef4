/// A controller of several controllers side by side.
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

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    columnStyle = .unspecified
    super.init(coder: coder)
  }

  private let columnStyle: Style

  open var style: UISplitViewController.Style { columnStyle }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open package(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { collapseOrExpand() } }
  }
  open var displayMode: UISplitViewController.DisplayMode { shownMode }
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet {
      let old = expandedMode ?? mode(preferring: oldValue)
      expandedMode = nil
      tellOfChange(from: old)
    }
  }
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  private lazy var modeButton = UIBarButtonItem()

  // MARK: Collapsing

  private var collapsedTop: UIViewController?

  /// The mode that the delegate wanted when there was room again, until another is preferred.
  private var expandedMode: DisplayMode?

  private func collapseOrExpand() {
    let old = columnsInSight(isCollapsed: !isCollapsed)
    if isCollapsed {
      collapsedTop = controllerOnTopWhenCollapsed()
    } else {
      collapsedTop = nil
      expandedMode = modeWhenExpanded()
      if let controllers = controllersWhenExpanded() { viewControllers = controllers }
    }
    showColumns(insteadOf: old) {
      if self.isCollapsed {
        self.delegate?.splitViewControllerDidCollapse(self)
      } else {
        self.delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  // MARK: Two controllers

  private var shown: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { shown }
    set { exchange(for: newValue) }
  }

  private func exchange(for controllers: [UIViewController]) {
    let old = columnsInSight(isCollapsed: isCollapsed)
    let leaving = shown.filter { !controllers.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    let joining = controllers.filter { !shown.contains($0) }
    shown = controllers
    for controller in joining { takeIn(controller) }
    showColumns(insteadOf: old) {
      for controller in leaving where !self.shown.contains(controller) { controller.leaveContainer() }
      for controller in joining where self.shown.contains(controller) { controller.didMove(toParent: self) }
    }
  }

  /// What is on the screen: all that is there where there is room, else the last, or what is meant for that case.
  private func columnsInSight(isCollapsed: Bool) -> [UIViewController] {
    guard isCollapsed else { return shown.filter { !hidden.contains($0) } }
    let top = collapsedTop.flatMap { shown.contains($0) || $0 === columns.shown(in: .compact) ? $0 : nil }
    return [top ?? columns.shown(in: .compact) ?? shown.last].compactMap(\.self)
  }

  private var hidden: [UIViewController] {
    hiddenColumns.compactMap { columns.shown(in: $0) }
  }

  private func showColumns(insteadOf old: [UIViewController], completion: @escaping () -> Void = {}) {
    let new = columnsInSight(isCollapsed: isCollapsed)
    guard isSeen else {
      for controller in old where !new.contains(controller) { controller.viewIfLoaded?.removeFromSuperview() }
      return completion()
    }
    let transition = Transition(
      leaving: old.filter { !new.contains($0) }, entering: new.filter { !old.contains($0) },
      will: .leavingFirst, did: .leavingFirst
    )
    transition.run(place: { placeVisibleChildren() }, completion: completion)
  }

  override func placeVisibleChildren() {
    for controller in columnsInSight(isCollapsed: isCollapsed) { place(controller) }
  }

  // MARK: Columns

  private var columns = SplitColumns()
  private var hiddenColumns: Set<Column> = []

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    columns[column] = vc
    exchange(for: columns.wrapped)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  func shownController(for column: Column) -> UIViewController? {
    columns.shown(in: column)
  }

  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed { return bringToTop(column) }
    guard hiddenColumns.contains(column) else { return }
    delegate?.splitViewController(self, willShow: column)
    changeHiddenColumns { $0.remove(column) }
  }

  open func hide(_ column: UISplitViewController.Column) {
    guard !hiddenColumns.contains(column) else { return }
    delegate?.splitViewController(self, willHide: column)
    changeHiddenColumns { $0.insert(column) }
  }

  private func bringToTop(_ column: Column) {
    guard let controller = columns.shown(in: column) else { return }
    let old = columnsInSight(isCollapsed: true)
    collapsedTop = controller
    showColumns(insteadOf: old)
  }

  private func changeHiddenColumns(_ change: (inout Set<Column>) -> Void) {
    let old = columnsInSight(isCollapsed: isCollapsed)
    let oldMode = displayMode
    change(&hiddenColumns)
    tellOfChange(from: oldMode)
    showColumns(insteadOf: old)
  }

  private var shownMode: DisplayMode { expandedMode ?? mode(preferring: preferredDisplayMode) }

  private func mode(preferring preferred: DisplayMode) -> DisplayMode {
    if preferred != .automatic { return preferred }
    return hiddenColumns.contains(.primary) ? .secondaryOnly : .oneBesideSecondary
  }

  private func tellOfChange(from old: DisplayMode) {
    if displayMode != old { delegate?.splitViewController(self, willChangeTo: displayMode) }
  }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if columnStyle == .unspecified {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  package override var implementedActions: Set<Selector> { [.showDetail] }
}
