/// The handler of an action of a row. It calls the closure when it is done, with whether it did something.
public typealias UIContextualActionHandler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

/// An action that appears when the user swipes over a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// An action that runs the handler.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualActionHandler
  ) {
    self.init(style, title, handler)
  }

  private init(_ style: Style, _ title: String?, _ handler: @escaping UIContextualActionHandler) {
    actionStyle = style
    actionHandler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  private let actionStyle: Style
  private let actionHandler: UIContextualActionHandler

  /// Whether the action deletes something.
  open var style: UIContextualAction.Style { actionStyle }
  /// The handler of the action.
  open var handler: UIContextualActionHandler { actionHandler }
  /// The title of the action.
  open var title: String?
  /// The picture on the button.
  open var image: UIImage?
  /// The colour of the button.
  open var backgroundColor: UIColor!
}

extension UIContextualAction {
  /// Whether an action deletes something.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}
