import UIKitFacts

// UIKit's members are all in the class, because Swift cannot override members of an extension. Their implementations
// are in the extensions of this folder, by subject.

/// Manages a view, its subviews, and child view controllers.
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

  /// Makes a controller without reading the archive.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    ownNibBundle = nil
    super.init()
  }

  /// Writes nothing, because there are no archives.
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
    if let nibName { loadView(fromNib: nibName) }
    if loadedView == nil { view = makePlainView() }
  }
  /// The first view in the nib is the one that its outlet `view` is connected to, unless the contents set another one.
  private func loadView(fromNib name: String) {
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard loadedView == nil, UINib.contents[name] != nil else { return }
    guard let root = objects.lazy.compactMap({ $0 as? UIView }).first else {
      return UncaughtException.nibWithoutView(name).raise()
    }
    view = root
  }
  /// Loads the view, unless it has been.
  open func loadViewIfNeeded() { _ = loadedViewMakingIt() }
  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  // MARK: Appearance

  var appearance = Appearance()
  /// The callback that UIKit is calling; nil if it calls none, so that a call comes from the app.
  var told: Appearance.Direction?
  /// The change of parent that is part of the next appearance transition.
  var movement: Movement?

  /// Called before the view appears, inside the call that shows it.
  open func viewWillAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewWillAppear") }
  /// Called when the view is in the window and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is seen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) { expectToBeTold(.appearing, "viewDidAppear") }
  /// Called before the view disappears, inside the call that removes it.
  open func viewWillDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewWillDisappear") }
  /// Called when the view has disappeared and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) { expectToBeTold(.disappearing, "viewDidDisappear") }
  /// Begins the appearance or disappearance of a child, in a container that forwards manually.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing ? .appearing : .disappearing, animated: animated)
  }
  /// Ends the appearance or disappearance of a child, in a container that forwards manually.
  open func endAppearanceTransition() { endByHand() }
  /// Whether children receive appearance callbacks together with this controller.
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
  /// Changes the constraints of the view before layout.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called for a memory warning, which only tests send.
  open func didReceiveMemoryWarning() { note(.didReceiveMemoryWarning) }

  /// The area that bars cover at the top; replaced by the guide of the safe area.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { topGuide }
  /// The area that bars cover at the bottom; replaced by the guide of the safe area.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

  private lazy var topGuide = EdgeLayoutGuide(\.top, of: view)
  private lazy var bottomGuide = EdgeLayoutGuide(\.bottom, of: view)

  /// Additional insets of the safe area, as for custom bars.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set { changeAdditionalInsets(to: newValue) }
  }
  var additionalInsets = UIEdgeInsets.zero
  /// The heights at the top and at the bottom of a child that the container's bars cover.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// Gives the bars of a container their places.
  func placeBars() {}
  /// The margins that the system gives the root view at least.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = CGFloat(ControlSizes.rootMargin(width: Double(viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)))
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether margins are at least as large as those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it extends under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false

  private var editing = false

  /// Whether the content is being edited. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    knownEditButton?.systemItem = editing ? .done : .edit
  }
  private var knownEditButton: UIBarButtonItem?
  /// The button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let knownEditButton { return knownEditButton }
    let toggle = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    let button = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
    knownEditButton = button
    return button
  }

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The children, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// The name of the exception for views that are not contained as their controllers are.
  open class var hierarchyInconsistencyException: NSExceptionName {
    .hierarchyInconsistency
  }

  /// Adds a child, after `willMove(toParent:)`. A container then adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes this controller from its parent, and calls `didMove(toParent: nil)`. Its view stays.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes. A container calls it with nil before it removes a child.
  open func willMove(toParent parent: UIViewController?) { hearOfMove(to: parent) }
  /// Called when the parent has changed; a container calls it when a child's view is in place.
  open func didMove(toParent parent: UIViewController?) { note(.didMove(toParent: parent)) }

  /// Replaces the view of one child by that of another. Raises an exception unless both are children of this
  /// controller.
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
  /// The place of the view while a presented controller has removed it from the screen.
  var placeOfView: RememberedPlace?
  private(set) lazy var presentationControllers = PresentationControllers(of: self)
  /// The style that the presentation's delegate prefers in a compact environment.
  var adaptiveStyle: UIModalPresentationStyle?
  /// Whether that delegate keeps the style in a compact environment.
  var keepsPresentationStyle = false

  /// The controller that this one or its container presents.
  open var presentedViewController: UIViewController? { nearest(\.ownPresentedViewController) }
  /// The controller that presents this one or one that contains it.
  open var presentingViewController: UIViewController? { nearest(\.ownPresentingViewController) }
  /// The presentation controller for the style.
  open var presentationController: UIPresentationController? { presentationControllers.current }
  /// The popover presentation controller, if the style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? { presentationControllers.popover }
  /// The sheet presentation controller, if the style shows a sheet.
  open var sheetPresentationController: UISheetPresentationController? { presentationControllers.sheet }

  /// Whether controllers presented in a context cover this controller only.
  open var definesPresentationContext = false
  /// Whether this controller, as a context, determines the transition style.
  open var providesPresentationContextTransitionStyle = false
  /// The presentation style of the controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition style of a presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Provides the animators of the presentation, and the presentation controller of the style `.custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller decides on the status bar though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the controller by a swipe.
  open var isModalInPresentation = false
  /// The preferred size. The parent is notified of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      placePresentedViewAgain()
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

  /// Dismisses the presented controller, or else this one. The completion runs when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that can, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInTarget(vc, sender: sender) }
  /// Shows a detail controller in the nearest container that can, or presents it.
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

  /// Performs a segue of a storyboard; raises an exception if there is none, and generated scenes override it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { reportUnknownSegue(identifier) }
  /// Whether a segue should be performed. Called when the user triggers it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, when its destination has been made.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { note(.prepare(segue)) }

  /// The methods that unwind segues call, because headless UIKit cannot call methods by name.
  package var unwindActions: [Selector: (UIStoryboardSegue) -> Void] = [:]
  package override var implementedActions: Set<Selector> { Set(unwindActions.keys) }

  /// Whether an unwind segue can end here.
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
  /// Shows a child, as part of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    note(.unwind(towards: subsequentVC))
  }

  // MARK: Bars

  /// The title, which navigation item and tab bar item take over.
  open var title: String? {
    didSet { passTitleOn() }
  }
  /// The item of this controller in a navigation bar.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    return item
  }()
  /// The item of this controller in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
  /// The items of this controller in a navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  private var ownKeyCommands: [UIKeyCommand] = []
  /// The keys that call methods while the controller is in the chain of responders.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  /// Adds a key.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a key.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar is hidden while this controller is in a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller that this controller is in.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The nearest tab bar controller that this controller is in.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest split view controller that this controller is in.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The appearance of the status bar is to.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is to be no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of status bar changes.
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
  /// Requests an update of the status bar. It does nothing here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests an update of the home indicator. It does nothing here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests an update of the edges with deferred gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // The screen never rotates by itself. Code that asks is told that it can.
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred interface orientation for a presentation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the supported orientations.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Traits and sizes

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  private(set) lazy var overrides = TraitOverrides(of: self)
  var ownTraitRegistrations: TraitRegistrations?
  private var ownStyle = UIUserInterfaceStyle.unspecified

  /// The style of the controller and all in it, instead of the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeTraits { ownStyle = newValue } }
  }

  /// The traits that this controller overrides.
  @available(iOS 17.0, *)
  open var traitOverrides: any UITraitOverrides { overrides }

  /// The traits, which come from the parent, the presenting controller or the window.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that a child has instead of those of this controller.
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
  /// Gives a child traits instead of those of this controller.
  @available(iOS, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead.")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { childTraits[ObjectIdentifier(childViewController)] = collection }
  }

  var coordinator: TransitionCoordinator?
  /// The coordinator of the animated transition that is under way, of this controller or of one around it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    lineage.lazy.compactMap(\.coordinator).first
  }
  /// Called when a child prefers another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child has where this controller has the given one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called before the size of the view changes. Overrides call super, which notifies the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(.viewWillTransition(to: size))
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits change. Overrides call super, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
}
