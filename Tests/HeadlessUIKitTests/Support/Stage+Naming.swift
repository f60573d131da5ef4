import HeadlessUIKit
import HeadlessUIKitTesting

extension Stage {
  /// Calls a controller by a name in the log.
  func name<Controller: UIViewController>(_ controller: Controller, _ word: String) -> Controller {
    log.name(controller, word)
    return controller
  }

  /// Flushes, and returns the events since the last call.
  func takeFlushed() -> [String] {
    Transactions.flush()
    return log.take()
  }
}
