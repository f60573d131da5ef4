/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The emphasis of the button.
  open var style = UIBarButtonItem.Style.plain
  /// The width of the item; 0 for that of its content.
  open var width: CGFloat = 0
  /// A view that is shown instead of a title and a picture.
  open var customView: UIView?
  /// The colour of title and picture; nil if it is that of the bar.
  open var tintColor: UIColor?
  /// The menu of the button.
  open var menu: UIMenu?
  /// All titles that the button can have, so that it is wide enough for each.
  open var possibleTitles: Set<String>?

  /// The object whose method is called; nil for the first responder that has it.
  open weak var target: AnyObject?
  /// The method that is called. It can take the item and the event.
  open var action: Selector?

  /// The action of the button, with its title and picture.
  open var primaryAction: UIAction? {
    didSet { takeLooksFromAction() }
  }

  private func takeLooksFromAction() {
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  package var systemItem: SystemItem?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an item without reading the archive.
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
    if let action, !action.isCallable { Console.warn(.unheard(action)) }
  }

  /// An item that keeps a distance of the given width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Makes an item that takes the remaining space.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}

extension UIBarButtonItem {
  /// The appearance of a bar button.
  public enum Style: Int, Sendable {
    /// A button without emphasis.
    case plain
    /// A button with a border, which later systems show as a plain one.
    @available(iOS, deprecated: 8.0, message: "Use UIBarButtonItemStylePlain when minimum deployment target is iOS7")
    case bordered
    /// An emphasized button, for example to end a task.
    case prominent

    /// The former name of `prominent`, before iOS 26.
    @available(iOS, deprecated: 26.0, renamed: "prominent")
    public static var done: UIBarButtonItem.Style { .prominent }
  }

  /// The buttons that the system has a look and a name for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    @available(iOS 18.2, *)
    case writingTools
  }
}
