/// The content of a controller in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The title in the bar.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String? { didSet { heightMayHaveChanged() } }
  /// A view instead of the title.
  open var titleView: UIView?
  /// The controller whose search bar is in the bar.
  open var searchController: UISearchController? { didSet { heightMayHaveChanged() } }
  /// Whether the search bar goes away while content is scrolled.
  open var hidesSearchBarWhenScrolling = true { didSet { heightMayHaveChanged() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
    didSet { heightMayHaveChanged() }
  }
  /// The button that leads back to this item, in the bar of the next one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String?
  /// The form of the title of the button that leads back to this item.
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  /// Whether there is no button that leads back from here.
  open var hidesBackButton = false
  /// Whether the left items are beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The appearance of the bar with this item; nil if it uses its own appearance.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.duplicate }
  }
  /// The appearance of the bar with this item on a phone in landscape.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  /// The appearance of the bar with this item while content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }
  /// The appearance of the bar with this item in both cases at once.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate }
  }
  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The outermost item on the left. Setting it removes the others.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item on the right. Setting it removes the others.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The controller whose item it is.
  weak var controller: UIViewController?

  private func heightMayHaveChanged() { controller?.navigationController?.barsDidChange() }

  /// An item of the given title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Makes an item without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Hides or shows the button that leads back from here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the items on the left by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the items on the right by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

extension UINavigationItem {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The form of the back button's title.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}
