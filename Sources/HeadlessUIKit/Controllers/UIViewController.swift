/// Looks after a view and the views in it, and after other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, @MainActor NSCoding {
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
  open func loadView() {
    if let nibName { UncaughtException.missingNib(nibName, in: nibBundle).raise() }
    view = makePlainView()
  }
  open func loadViewIfNeeded() { _ = loadedViewMakingIt() }
  open func viewDidLoad() {}

  // MARK: Appearance

  var appearance = Appearance()
  /// The callback that is being sent; what is called while none is, UIKit did not call.
  var told: Appearance.Direction?
  /// The change of parent that the next appearance goes with.
  var movement: Movement?

  open func viewWillAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewWillAppear") }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewDidAppear") }
  open func viewWillDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewWillDisappear") }
  open func viewDidDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewDidDisappear") }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing ? .appearing : .disappearing, animated: animated)
  }
  open func endAppearanceTransition() { endByHand() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isMovingToParent: Bool { appearance.isMove && told == .appearing }
  open var isMovingFromParent: Bool { appearance.isMove && told == .disappearing }
  open package(set) var isBeingPresented = false
  open package(set) var isBeingDismissed = false

  /// The children that are seen where this controller is, in a container that chooses; nil for all of them.
  var visibleChildren: [UIViewController]? { nil }
  /// Puts the views of those children in place that a system container shows.
  func placeVisibleChildren() {}
  /// Comes before the appearance of those children.
  func visibleChildrenWillAppear(animated: Bool) {}
  /// Follows the appearance of those children.
  func visibleChildrenDidArrive() {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() { note(.didReceiveMemoryWarning) }

  /// What bars cover at the top; the safe area's guide has taken its place.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { topGuide }
  /// What bars cover at the bottom; the safe area's guide has taken its place.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

  private lazy var topGuide = EdgeLayoutGuide(\.top, of: view)
  private lazy var bottomGuide = EdgeLayoutGuide(\.bottom, of: view)

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set { changeAdditionalInsets(to: newValue) }
  }
  var additionalInsets = UIEdgeInsets.zero
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  private var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open class var hierarchyInconsistencyException: NSExceptionName {
    .hierarchyInconsistency
  }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { hearOfMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { note(.didMove(toParent: parent)) }

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(
      from: fromViewController, to: toViewController, animated: duration > 0, animations: animations,
      completion: completion
    )
  }

  // MARK: Presentation

  var ownPresentedViewController: UIViewController?
  var presentation: Presentation?
  /// Where the view belongs while what is presented over it has taken it off the screen.
  var placeOfView: ViewPlace?
  private(set) lazy var presentationControllers = PresentationControllers(of: self)
  /// The style that the presentation's delegate prefers where there is little room.
  var adaptiveStyle: UIModalPresentationStyle?

  open var presentedViewController: UIViewController? { nearest(\.ownPresentedViewController) }
  open var presentingViewController: UIViewController? { nearest(\.ownPresentingViewController) }
  open var presentationController: UIPresentationController? { presentationControllers.current }
  open var popoverPresentationController: UIPopoverPresentationController? { presentationControllers.popover }
  open var sheetPresentationController: UISheetPresentationController? { presentationControllers.sheet }

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
    present(modally: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
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
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { note(.prepare(segue)) }

  /// What unwind segues call on this controller: nobody can call a method by its name here.
  package var unwindActions: [Selector: (UIStoryboardSegue) -> Void] = [:]
  package override var implementedActions: Set<Selector> { Set(unwindActions.keys) }

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
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    note(.unwind(towards: subsequentVC))
  }

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
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // The screen is never turned here; code that asks is told that it may be.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Traits and sizes

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  let overrides = TraitOverrides()

  /// What this controller says of its own traits, over what it inherits.
  @available(iOS 17.0, *)
  open var traitOverrides: any UITraitOverrides { overrides }

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
  }

  var coordinator: TransitionCoordinator?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    lineage.lazy.compactMap(\.coordinator).first
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(.viewWillTransition(to: size))
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
}
