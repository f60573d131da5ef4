// UIKit's members are all in the class, because Swift cannot override what is in an extension. What they do is in the
// extensions of this folder, by subject.

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

  /// Writes nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  private let ownNibName: String?
  private let ownNibBundle: Bundle?

  /// The name of the nib that the view is in.
  open var nibName: String? { ownNibName }
  /// The bundle that the nib is in.
  open var nibBundle: Bundle? { ownNibBundle }
  /// The storyboard that the controller comes from; generated scenes have one of their name.
  open package(set) var storyboard: UIStoryboard?
  /// The name under which the state would be kept.
  open var restorationIdentifier: String?
  /// The id of the controller in its scene, for logs and failures of tests. UIKit has no such property.
  ///
  /// Generated code sets it once, before anything reads it. A test framework reads it on any thread.
  public nonisolated(unsafe) var _sceneIdentifier: String?
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: The view

  var loadedView: UIView?

  /// The view; the first access loads it.
  open var view: UIView! {
    get { loadedViewMakingIt() }
    set { exchangeView(for: newValue) }
  }
  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view and sets it. A plain one fills the screen; a subclass that makes its own does not call super.
  open func loadView() {
    if let nibName { UncaughtException.missingNib(nibName, in: nibBundle).raise() }
    view = makePlainView()
  }
  /// Loads the view, unless it has been.
  open func loadViewIfNeeded() { _ = loadedViewMakingIt() }
  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  // MARK: Appearance

  var appearance = Appearance()
  /// The callback that is being sent; what is called while none is, UIKit did not call.
  var told: Appearance.Direction?
  /// The change of parent that the next appearance goes with.
  var movement: Movement?

  /// Called before the view is seen, inside the call that brings it about.
  open func viewWillAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewWillAppear") }
  /// Called when the view is in the window and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is seen and its transition is over.
  open func viewDidAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewDidAppear") }
  /// Called before the view goes, inside the call that takes it away.
  open func viewWillDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewWillDisappear") }
  /// Called when the view has gone and its transition is over.
  open func viewDidDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewDidDisappear") }
  /// Tells a child that it appears or disappears, in a container that forwards by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing ? .appearing : .disappearing, animated: animated)
  }
  /// Tells a child that it has appeared or disappeared, in a container that forwards by hand.
  open func endAppearanceTransition() { endByHand() }
  /// Whether children are told of appearances together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the controller appears because it has become a child; true only within callbacks.
  open var isMovingToParent: Bool { appearance.isMove && told == .appearing }
  /// Whether the controller disappears because it leaves its parent; true only within callbacks.
  open var isMovingFromParent: Bool { appearance.isMove && told == .disappearing }
  /// Whether the controller's own presentation is under way.
  open package(set) var isBeingPresented = false
  /// Whether the controller's own dismissal is under way.
  open package(set) var isBeingDismissed = false

  /// The children that are seen where this controller is, in a container that chooses; nil for all of them.
  var visibleChildren: [UIViewController]? { nil }
  /// Puts the views of those children in place that a system container shows.
  func placeVisibleChildren() {}
  /// Called before the appearance of those children.
  func visibleChildrenWillAppear(animated: Bool) {}
  /// Follows the appearance of those children.
  func visibleChildrenDidArrive() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Changes the constraints of the view; not called here, because constraints are not solved.
  open func updateViewConstraints() {}
  /// Called when memory is short, which only a test says here.
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

  /// What the controller takes from the safe area of its view, as for bars of its own.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set { changeAdditionalInsets(to: newValue) }
  }
  var additionalInsets = UIEdgeInsets.zero
  /// Whether margins are at least as large as the system wants.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges at which the view goes on under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it goes on under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false

  private var editing = false

  /// Whether the user edits what is shown; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order in which they came.
  open internal(set) var children: [UIViewController] = []
  /// The name of the exception for views that are not contained as their controllers are.
  open class var hierarchyInconsistencyException: NSExceptionName {
    .hierarchyInconsistency
  }

  /// Makes a controller a child, after telling it; a container then places the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Ends being a child, and tells this controller so; its view stays where it is.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes; a container calls it with nil before it takes a child away.
  open func willMove(toParent parent: UIViewController?) { hearOfMove(to: parent) }
  /// Called when the parent has changed; a container calls it when a child's view is in place.
  open func didMove(toParent parent: UIViewController?) { note(.didMove(toParent: parent)) }

  /// Replaces the view of one child by that of another; raises unless both are children of this controller.
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

  /// What this controller or one that contains it presents.
  open var presentedViewController: UIViewController? { nearest(\.ownPresentedViewController) }
  /// The controller that presents this one or one that contains it.
  open var presentingViewController: UIViewController? { nearest(\.ownPresentingViewController) }
  /// What looks after the presentation, in the style that is set.
  open var presentationController: UIPresentationController? { presentationControllers.current }
  /// What looks after the popover, where the style is that.
  open var popoverPresentationController: UIPopoverPresentationController? { presentationControllers.popover }
  /// What looks after the sheet, where the style shows one.
  open var sheetPresentationController: UISheetPresentationController? { presentationControllers.sheet }

  /// Whether what is presented in a context covers this controller and no more.
  open var definesPresentationContext = false
  /// Whether this controller, as a context, says how others are presented in it.
  open var providesPresentationContextTransitionStyle = false
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller decides on the status bar though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the controller by a swipe.
  open var isModalInPresentation = false
  /// How large the controller would like to be; its parent is told of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// Presents a controller; the completion follows when it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(modally: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what is presented from here, else this controller itself; the completion follows when it has gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that knows how; presents it where none does.
  open func show(_ vc: UIViewController, sender: Any?) { showInTarget(vc, sender: sender) }
  /// Shows a controller as detail in the nearest container that knows how; presents it where none does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInTarget(vc, sender: sender) }
  /// The nearest controller, from this one up, that implements an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    lineage.first { $0.canPerformAction(action, withSender: sender) }
  }
  /// Posted when a split view controller shows details elsewhere than before.
  open class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  // MARK: Segues

  /// Performs a segue of a storyboard; raises where there is none, and generated scenes override it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { reportUnknownSegue(identifier) }
  /// Whether a segue is performed; asked when the user sets it off.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, when its destination has been made.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { note(.prepare(segue)) }

  /// What unwind segues call on this controller: methods cannot be called by name here.
  package var unwindActions: [Selector: (UIStoryboardSegue) -> Void] = [:]
  package override var implementedActions: Set<Selector> { Set(unwindActions.keys) }

  /// Whether an unwind segue may lead here.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    self !== fromViewController && canPerformAction(action, withSender: sender)
  }
  /// The children that are searched for the destination of an unwind segue, in that order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenBeside(source)
  }
  /// The child that an unwind segue comes out of.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(leadingTo: source.source)
  }
  /// Shows the way to a child, as part of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    note(.unwind(towards: subsequentVC))
  }

  // MARK: Bars

  /// The title, which navigation item and tab bar item take over.
  open var title: String? {
    didSet { passTitleOn() }
  }
  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
  /// What a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar goes while this controller is on a stack.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller that this controller is in.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The nearest tab bar controller that this controller is in.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest split view controller that this controller is in.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// How the status bar is to look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is to be no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar is to change.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is to hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides whose gestures come first at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the app's gestures come before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that the wishes for the status bar have changed; there is none here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the wishes for the home indicator have changed; there is none here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that the wishes for the edges have changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // The screen is never turned here; code that asks is told that it may be.
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the interface may stand on the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the interface stands when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Says that the interface may stand otherwise than before.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Traits and sizes

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  let overrides = TraitOverrides()

  /// What this controller says of its own traits, over what it inherits.
  @available(iOS 17.0, *)
  open var traitOverrides: any UITraitOverrides { overrides }

  /// The traits, which come from the parent, the presenting controller or the window.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that a child has in place of those of this controller.
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
  /// Gives a child traits in place of those of this controller.
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
  }

  var coordinator: TransitionCoordinator?
  /// The coordinator of the animated transition that is under way, of this controller or of one around it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    lineage.lazy.compactMap(\.coordinator).first
  }
  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child has where this controller has the given one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called before the view gets another size; overrides call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(.viewWillTransition(to: size))
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits change; overrides call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
}
