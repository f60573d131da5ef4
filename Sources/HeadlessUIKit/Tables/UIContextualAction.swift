/// An action behind a row, which a swipe reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action is like.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// What an action does: it gets the action and the view that was touched, and says at the end whether it succeeded.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// An action that runs a closure.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    look = style
    run = handler
    self.title = title
    super.init()
  }

  private let look: Style
  private let run: Handler

  /// What the action is like.
  open var style: Style { look }
  /// What the action does.
  open var handler: Handler { run }
  /// The title.
  open var title: String?
  /// The picture above the title.
  open var image: UIImage?
  /// The colour behind the title.
  open var backgroundColor: UIColor!
}
