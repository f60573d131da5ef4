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

  /// A controller whose pages curl, from left to right.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
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
  private var isOpen = false
  // A scrolling controller has none of its own; its scroll view has.
  private lazy var gestures: [UIGestureRecognizer] =
    turning == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
  private lazy var members = ContainerMembers(of: self)
  private lazy var shownChildren = VisibleChildren(
    of: self, will: .enteringFirst, did: turning == .scroll ? .enteringFirst : .leavingFirst)

  /// The object that knows which page follows which.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  open var transitionStyle: UIPageViewController.TransitionStyle { turning }
  /// The direction in which pages follow one another.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  /// Where the spine of the book is.
  open var spineLocation: UIPageViewController.SpineLocation { spine }
  /// The gestures that turn pages; none where they scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { gestures }
  /// Whether a page has a back.
  open var isDoubleSided = false
  /// The pages that lie open; nil before there are any.
  open var viewControllers: [UIViewController]? { isOpen ? members.all : nil }

  /// Opens pages; raises where their number does not suit the spine. The completion follows all callbacks.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let required = requiredPages(animated: animated)
    guard pages.count == required else {
      return UncaughtException.wrongNumberOfPages(pages.count, required: required).raise()
    }
    isOpen = true
    members.change(to: pages)
    shownChildren.update(animated: animated) { [self] in
      settle()
      if let completion { Transactions.later { completion(true) } }
    }
  }

  /// Two pages lie open where the spine is in the middle; a leaf with two sides shows both while it is turned.
  private func requiredPages(animated: Bool) -> Int {
    spine == .mid || (turning == .pageCurl && isDoubleSided && animated) ? 2 : 1
  }

  override var visibleChildren: [UIViewController]? { members.all }

  override func placeVisibleChildren() {
    for page in shownChildren.settle() { place(page) }
  }

  override func visibleChildrenDidArrive() {
    settle()
  }

  /// Pages are told that they have gone at once, but that they have come only when they have appeared.
  private func settle() {
    guard shownChildren.isAtRest else { return }
    members.endLeaving()
    if isSeen, isSettled { members.endJoining() }
  }
}
