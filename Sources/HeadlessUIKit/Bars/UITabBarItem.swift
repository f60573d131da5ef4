/// The content of a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while the item is selected; nil if it stays the same.
  open var selectedImage: UIImage?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text in the item's badge; nil if it has none.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The appearance of the bar while this item is selected; nil if it uses its own appearance.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance?.duplicate }
  }
  /// The appearance of the bar while this item is selected and content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }

  package private(set) var systemItem: SystemItem?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an item without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item of the given title and picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of the given title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item of the system.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of the badge in a state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  /// The attributes of the badge in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}

extension UITabBarItem {
  /// The items that the system has a look and a name for.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
}
