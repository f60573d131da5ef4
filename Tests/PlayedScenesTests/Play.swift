import HeadlessUIKitTesting

/// A window that shows a flow, and a log of what happens in it.
@MainActor final class Play {
  let window = UIWindow()
  let log: EventLog

  /// What other tests have left to do is done before the log begins.
  init(_ root: UIViewController) {
    Transactions.flush()
    log = EventLog()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func flush() {
    Transactions.flush()
  }

  /// What has happened since the last time, once all that was put off is done.
  func takeFlushed() -> [String] {
    flush()
    return log.take()
  }
}
