import HeadlessUIKit
import HeadlessUIKitTesting

/// A stage whose controllers log the calls of an unwind segue.
@MainActor final class UnwindStage {
  let stage = Stage()
  static let action = Selector("back:")

  /// A controller that logs its calls, and accepts the segue if `takes`.
  func make(_ name: String, takes: Bool = false) -> Unwinder {
    let controller = Unwinder(name: name, stage.log)
    controller.takes = takes
    return stage.name(controller, name)
  }

  func navigation(_ name: String, _ controllers: UIViewController...) -> UINavigationController {
    let navigation = stage.name(UnwinderStack(name: name, stage.log), name)
    navigation.viewControllers = controllers
    return navigation
  }

  /// Shows a root and presents others, each from the named one or its descendant.
  func show(_ root: UIViewController, presenting: [(UIViewController, from: UIViewController)] = []) {
    stage.showAndFlush(root)
    for (presented, presenter) in presenting {
      presenter.present(presented, animated: false)
      Transactions.flush()
    }
    _ = stage.log.take()
  }

  /// The log of the search, the preparation, the action and the way back.
  func fire(from source: UIViewController, identifier: String? = "done") -> [String] {
    Unwinding(from: source, action: Self.action, identifier: identifier).fire()
    let kinds = [
      ".shouldPerform", ".allowed", ".canPerform", ".prepare", ".action", ".dismiss", ".unwind", ".popTo", ".selected",
    ]
    return stage.takeFlushed().filter { kinds.contains(where: $0.contains) }
  }

  /// The questions of the search that begins at a controller.
  func search(from source: UIViewController) -> (found: UIViewController?, questions: [String]) {
    let found = Unwinding(from: source, action: Self.action).destination
    return (found, stage.log.take())
  }
}

/// Logs its calls, and by default refuses the segue.
class Unwinder: UIViewController {
  let name: String
  private weak var log: EventLog?
  var takes = false {
    didSet { unwindActions[UnwindStage.action] = takes ? { [unowned self] _ in log?.note("\(name).action") } : nil }
  }
  var refuses = false
  var isWilling = true

  init(name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log?.note("\(name).shouldPerform")
    return isWilling
  }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    log?.note("\(name).allowed \(Self.names(allowed))")
    return allowed
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let answer =
      !refuses && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    log?.note("\(name).canPerform \(answer)")
    return answer
  }

  static func names(_ controllers: [UIViewController]) -> [String] {
    controllers.map { ($0 as? Unwinder)?.name ?? ($0 as? UnwinderStack)?.name ?? "?" }
  }
}

/// A navigation controller that logs its calls.
final class UnwinderStack: UINavigationController {
  let name: String
  private weak var log: EventLog?

  init(name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    log?.note("\(name).allowed \(Unwinder.names(allowed))")
    return allowed
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    log?.note("\(name).popTo \(Unwinder.names([viewController])[0])")
    return super.popToViewController(viewController, animated: animated)
  }
}

/// A tab bar controller that logs its calls.
final class UnwinderTabs: UITabBarController {
  weak var log: EventLog?

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    log?.note("tab.allowed \(Unwinder.names(allowed))")
    return allowed
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      log?.note("tab.selected \(Unwinder.names([newValue].compactMap(\.self)))")
      super.selectedViewController = newValue
    }
  }
}
