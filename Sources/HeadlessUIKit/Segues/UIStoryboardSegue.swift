/// A segue from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue in its storyboard.
  open var identifier: String? { name }
  /// The controller that the segue begins at.
  open var source: UIViewController { start }
  /// The controller that the segue leads to.
  open var destination: UIViewController { end }

  private let name: String?
  private let start: UIViewController
  private let end: UIViewController
  private var performHandler: (() -> Void)?

  /// Makes a segue without a handler.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    name = identifier
    start = source
    end = destination
    super.init()
    source.note(.segue(self))
  }

  /// A segue that runs the handler when it is performed.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. Subclasses implement it.
  open func perform() {
    performHandler?()
  }
}
