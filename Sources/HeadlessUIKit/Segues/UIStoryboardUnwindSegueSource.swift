/// The source of an unwind segue, and its action.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue begins at.
  open var source: UIViewController { start }
  /// The action that its destination has to implement.
  open var unwindAction: Selector { action }
  /// The object that triggered the segue.
  open var sender: Any? { trigger }

  private let start: UIViewController
  private let action: Selector
  private let trigger: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    start = source
    action = unwindAction
    trigger = sender
    super.init()
  }
}
