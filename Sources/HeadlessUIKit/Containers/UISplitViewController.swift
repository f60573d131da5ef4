/// A controller of several controllers side by side.
@MainActor open class UISplitViewController: UIViewController {
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
  open package(set) var isCollapsed = false
  open var displayMode: UISplitViewController.DisplayMode { shownMode }
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  // MARK: Two controllers

  private var shown: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { shown }
    set { exchange(for: newValue) }
  }

  private func exchange(for controllers: [UIViewController]) {
    let old = shown
    shown = controllers
    exchangeChildren(old, for: controllers)
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

  open func show(_ column: UISplitViewController.Column) {
    hiddenColumns.remove(column)
  }

  open func hide(_ column: UISplitViewController.Column) {
    hiddenColumns.insert(column)
  }

  private var shownMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return hiddenColumns.contains(.primary) ? .secondaryOnly : .oneBesideSecondary
  }

  // MARK: Showing

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if columnStyle == .unspecified {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  package override var implementedActions: Set<Selector> { [.showDetail] }
}
