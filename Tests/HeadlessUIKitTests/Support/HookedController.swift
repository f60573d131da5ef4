import HeadlessUIKit
import HeadlessUIKitTesting

/// A controller that runs code of the test in callbacks.
final class HookedController: UIViewController {
  /// The callbacks.
  enum Moment: CaseIterable {
    case load, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayout, didLayout
    case willMove, didMove

    /// The appearance callbacks.
    static let appearances: [Self] = [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear]
  }

  /// Whether the controller leaves the appearances of its children to UIKit.
  var forwards = true
  private var hooks: [Moment: (HookedController) -> Void] = [:]

  /// Adds code for every call of a callback.
  func on(_ moment: Moment, _ hook: @escaping (HookedController) -> Void) {
    hooks[moment] = hook
  }

  /// Adds code for the next call of a callback.
  func once(_ moment: Moment, _ hook: @escaping (HookedController) -> Void) {
    hooks[moment] = { controller in
      controller.hooks[moment] = nil
      hook(controller)
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A hook can retain the stage that retains this controller. The log of such a stage would record all later tests.
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

  /// The lines that the body adds to the log, including its deferred work.
  func lines(_ body: () -> Void) -> [String] {
    _ = log.take()
    body()
    Transactions.flush()
    return log.take()
  }
}

/// Defers work to a later transaction, as apps do.
@MainActor func afterAnimation(_ work: @escaping () -> Void) {
  UIView.animate(withDuration: 0, animations: {}, completion: { _ in work() })
}
