/// A controller of pages, of which one or two are seen.
@MainActor open class UIPageViewController: UIViewController {
  /// A controller whose pages are turned in the given way.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    turning = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    turning = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
  }

  private let turning: TransitionStyle
  private let orientation: NavigationOrientation
  private var pages: [UIViewController]?

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var transitionStyle: UIPageViewController.TransitionStyle { turning }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  open var isDoubleSided = false
  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = pages ?? []
    pages = viewControllers
    exchangeChildren(old, for: viewControllers ?? [])
    completion?(true)
  }
}
