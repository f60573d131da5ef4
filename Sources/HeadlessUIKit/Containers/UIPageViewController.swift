/// A container view controller with pages, one or two of which are visible.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// A controller whose pages are turned in the given way.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    turning = style
    orientation = navigationOrientation
    let spine = (options?[.spineLocation] as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    self.spine = spine ?? (options?[.spineLocation] as? SpineLocation) ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose pages curl, from left to right.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a controller without reading the archive.
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
  // With the scroll style, the gestures belong to the scroll view.
  private lazy var gestures: [UIGestureRecognizer] =
    turning == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
  private lazy var members = ContainerMembers(of: self)
  private lazy var shownChildren = VisibleChildren(
    of: self, will: .enteringFirst, did: turning == .scroll ? .enteringFirst : .leavingFirst)

  /// The data source of the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate for pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The transition style between pages.
  open var transitionStyle: UIPageViewController.TransitionStyle { turning }
  /// The direction in which pages follow one another.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  /// The position of the spine of the book.
  open var spineLocation: UIPageViewController.SpineLocation { spine }
  /// The gestures that turn pages; none for the scroll style.
  open var gestureRecognizers: [UIGestureRecognizer] { gestures }
  /// Whether a page has a back.
  open var isDoubleSided = false
  /// The visible pages; nil before there are any.
  open var viewControllers: [UIViewController]? { isOpen ? members.all : nil }

  /// Shows pages. Raises an exception if their number does not match the spine. The completion runs after all
  /// callbacks.
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
    shownChildren.update(
      animated: animated,
      completion: { [self] in
        settle()
        if let completion { Transactions.later { completion(true) } }
      })
  }

  /// Two pages are visible if the spine is in the middle. A double-sided page shows both sides while it is turned.
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

  /// Pages are removed at once, but `didMove` for added pages follows their appearance.
  private func settle() {
    guard shownChildren.isAtRest else { return }
    members.endLeaving()
    if isSeen, isSettled { members.endJoining() }
  }
}
