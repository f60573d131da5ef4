/// Something that the user can choose in answer to a message.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The name of the choice.
  open var title: String? { name }
  /// The style of the action.
  open var style: UIAlertAction.Style { kind }
  /// Whether the user can choose it.
  open var isEnabled = true

  private var name: String?
  private var kind = Style.default
  package private(set) var handler: ((UIAlertAction) -> Void)?

  /// Makes an action without a title and handler.
  public override init() {
    super.init()
  }

  /// A choice that runs the handler when it has been made.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    name = title
    kind = style
    self.handler = handler
  }
}

extension UIAlertAction {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
