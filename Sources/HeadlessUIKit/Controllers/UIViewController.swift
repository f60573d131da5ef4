/// Looks after a view and the views in it, and after other controllers.
@MainActor open class UIViewController: UIResponder, UIContentContainer, @MainActor NSCoding {
  /// A controller whose view is in a nib, or is made by `loadView`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    ownNibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view is made by `loadView`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    ownNibBundle = nil
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  private let ownNibName: String?
  private let ownNibBundle: Bundle?

  open var nibName: String? { ownNibName }
  open var nibBundle: Bundle? { ownNibBundle }
  open package(set) var storyboard: UIStoryboard?
  open var restorationIdentifier: String?
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: The view

  var loadedView: UIView?

  open var view: UIView! {
    get { loadedViewMakingIt() }
    set { exchangeView(for: newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = makePlainView() }
  open func loadViewIfNeeded() { _ = loadedViewMakingIt() }
  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  open private(set) var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistency")
  }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(from: fromViewController, to: toViewController, animations: animations, completion: completion)
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open package(set) var isMovingToParent = false
  open package(set) var isMovingFromParent = false
  open package(set) var isBeingPresented = false
  open package(set) var isBeingDismissed = false

  // MARK: Presentation

  var ownPresentedViewController: UIViewController?
  weak var ownPresentingViewController: UIViewController?
  private(set) lazy var presentations = Presentations(of: self)

  open var presentedViewController: UIViewController? { nearest(\.ownPresentedViewController) }
  open var presentingViewController: UIViewController? { nearest(\.ownPresentingViewController) }
  open var presentationController: UIPresentationController? { presentations.current }
  open var popoverPresentationController: UIPopoverPresentationController? { presentations.popover }
  open var sheetPresentationController: UISheetPresentationController? { presentations.sheet }

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(modally: viewControllerToPresent, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) { showInTarget(vc, sender: sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInTarget(vc, sender: sender) }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    lineage.first { $0.canPerformAction(action, withSender: sender) }
  }
  open class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) { reportUnknownSegue(identifier) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    self !== fromViewController && canPerformAction(action, withSender: sender)
  }
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenBeside(source)
  }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(leadingTo: source.source)
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Bars

  open var title: String? {
    didSet { passTitleOn() }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Traits and sizes

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
}
