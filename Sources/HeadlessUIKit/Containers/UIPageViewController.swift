/// A controller of pages, of which one or two are seen.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// A controller whose pages are turned in the given way.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    turning = style
    orientation = navigationOrientation
    spine = (options?[.spineLocation] as? SpineLocation) ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    turning = .pageCurl
    orientation = .horizontal
    spine = .min
    super.init(coder: coder)
  }

  private let turning: TransitionStyle
  private let orientation: NavigationOrientation
  private let spine: SpineLocation
  private var pages: [UIViewController]?
  // A scrolling controller has none of its own; its scroll view has.
  private lazy var gestures: [UIGestureRecognizer] =
    turning == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
  /// Pages that wait to be told that they have been moved here, until they have appeared.
  private var arriving: [UIViewController] = []

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var transitionStyle: UIPageViewController.TransitionStyle { turning }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  open var spineLocation: UIPageViewController.SpineLocation { spine }
  open var gestureRecognizers: [UIGestureRecognizer] { gestures }
  open var isDoubleSided = false
  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard new.count == requiredPages else {
      return UncaughtException.wrongNumberOfPages(new.count, required: requiredPages).raise()
    }
    let old = pages ?? []
    pages = new
    let leaving = old.filter { !new.contains($0) }
    let joining = new.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining { takeIn(controller) }
    arriving += joining
    turn(from: leaving, to: joining, animated: animated, completion)
  }

  /// Two pages lie open where the spine is in the middle.
  private var requiredPages: Int { spine == .mid ? 2 : 1 }

  private func turn(
    from leaving: [UIViewController], to joining: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let isSeen = isSeen
    let transition = Transition(
      leaving: leaving, entering: joining, isSeen: isSeen, animated: animated,
      will: .enteringFirst, did: transitionStyle == .scroll ? .enteringFirst : .leavingFirst
    )
    transition.run {
      if isSeen { placeVisibleChildren() }
    } completion: {
      for controller in leaving where self.pages?.contains(controller) != true { controller.leaveContainer() }
      if isSeen { self.visibleChildrenDidArrive() }
      completion?(true)
    }
  }

  override func placeVisibleChildren() {
    for page in pages ?? [] { place(page) }
  }

  override func visibleChildrenDidArrive() {
    let arrived = arriving.filter { pages?.contains($0) == true }
    arriving = []
    for controller in arrived { controller.didMove(toParent: self) }
  }
}
