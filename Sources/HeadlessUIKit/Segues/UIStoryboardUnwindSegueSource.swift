/// Where an unwind segue begins, and what it looks for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  open var source: UIViewController { start }
  open var unwindAction: Selector { action }
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
