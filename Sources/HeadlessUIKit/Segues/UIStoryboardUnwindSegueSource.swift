/// Where an unwind segue begins, and what it looks for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue begins at.
  open var source: UIViewController { start }
  /// The action that its destination has to implement.
  open var unwindAction: Selector { action }
  /// What set the segue off.
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
