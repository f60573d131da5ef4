import HeadlessUIKit
import HeadlessUIKitTesting

extension Stage {
  /// Calls a controller by a name in the log.
  func name<Controller: UIViewController>(_ controller: Controller, _ word: String) -> Controller {
    log.name(controller, word)
    return controller
  }

  /// What has happened since the last time, once all that was put off is done.
  func takeFlushed() -> [String] {
    Transactions.flush()
    return log.take()
  }
}
