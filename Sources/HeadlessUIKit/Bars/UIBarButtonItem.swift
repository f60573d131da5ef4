/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much the button stands out.
  open var style = UIBarButtonItem.Style.plain
  /// How wide the item is; 0 where it is as wide as what it shows.
  open var width: CGFloat = 0
  /// A view that is shown in place of a title and a picture.
  open var customView: UIView?
  /// The colour of title and picture; nil where it is that of the bar.
  open var tintColor: UIColor?
  /// What opens when the button is held, or tapped where it has no action.
  open var menu: UIMenu?
  /// All titles that the button may have, so that it can be wide enough for each.
  open var possibleTitles: Set<String>?

  // Nothing is called by its selector where there is no Objective-C runtime; a primary action is.
  /// The object that the action is sent to; nothing sends it here.
  open weak var target: AnyObject?
  /// The selector that is sent to the target; nothing sends it here.
  open var action: Selector?

  /// What the button does; it brings its title and picture along.
  open var primaryAction: UIAction? {
    didSet { takeLooksFromAction() }
  }

  private func takeLooksFromAction() {
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  package private(set) var systemItem: SystemItem?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item that shows a title and sends the action to the target.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// An item that shows a picture and sends the action to the target.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    send(action, to: target)
  }

  /// An item of the system that sends the action to the target.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    send(action, to: target)
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item of the system that does the action or opens the menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item that shows a title or a picture and does the action or opens the menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLooksFromAction()
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.target = target as AnyObject?
    self.action = action
    if let action { Console.warn(.unheard(action)) }
  }

  /// An item that keeps a distance of the given width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// An item that takes what room is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}

extension UIBarButtonItem {
  /// What a bar button looks like.
  public enum Style: Int, Sendable {
    /// A button without emphasis.
    case plain
    /// A button with a border, which later systems show as a plain one.
    @available(iOS, deprecated: 8.0, message: "Use UIBarButtonItemStylePlain when minimum deployment target is iOS7")
    case bordered
    /// A button with emphasis, as for what ends a task.
    case prominent

    /// What `prominent` was called before iOS 26.
    @available(iOS, deprecated: 26.0, renamed: "prominent")
    public static var done: UIBarButtonItem.Style { .prominent }
  }

  /// The buttons that the system has a look and a name for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
}
