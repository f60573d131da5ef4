import HeadlessUIKit
import HeadlessUIKitTesting

/// A controller that does what its test says when it is told something.
final class HookedController: UIViewController {
  /// What a controller is told.
  enum Moment: CaseIterable {
    case load, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayout, didLayout
    case willMove, didMove

    /// What is told of appearances.
    static let appearances: [Self] = [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear]
  }

  /// Whether the controller leaves the appearances of its children to UIKit.
  var forwards = true
  private var hooks: [Moment: (HookedController) -> Void] = [:]

  /// Has something done whenever the controller is told something.
  func on(_ moment: Moment, _ hook: @escaping (HookedController) -> Void) {
    hooks[moment] = hook
  }

  /// Has something done the next time that the controller is told something.
  func once(_ moment: Moment, _ hook: @escaping (HookedController) -> Void) {
    hooks[moment] = { controller in
      controller.hooks[moment] = nil
      hook(controller)
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A hook may hold the stage that holds this controller; the log of such a stage would hear all later tests.
    hooks.removeValue(forKey: .load)?(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hooks[.willAppear]?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hooks[.isAppearing]?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hooks[.didAppear]?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hooks[.willDisappear]?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hooks[.didDisappear]?(self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    hooks[.willLayout]?(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    hooks[.didLayout]?(self)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    hooks[.willMove]?(self)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    hooks[.didMove]?(self)
  }
}

extension Stage {
  /// A controller with a name in the log.
  func controller(_ name: String) -> HookedController {
    let controller = HookedController()
    log.name(controller, name)
    return controller
  }

  /// The lines that the body adds to the log, up to the end of what it leaves to later transactions.
  func lines(_ body: () -> Void) -> [String] {
    _ = log.take()
    body()
    Transactions.flush()
    return log.take()
  }
}

/// Leaves work to a later transaction, in the way that authors have for it.
@MainActor func afterAnimation(_ work: @escaping () -> Void) {
  UIView.animate(withDuration: 0, animations: {}, completion: { _ in work() })
}
