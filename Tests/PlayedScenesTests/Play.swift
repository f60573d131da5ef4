import HeadlessUIKitTesting

/// A window with a flow, and a log of its events.
@MainActor final class Play {
  let window = UIWindow()
  let log: EventLog

  /// The deferred work of other tests runs before the log begins.
  init(_ root: UIViewController) {
    Transactions.flush()
    log = EventLog()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func flush() {
    Transactions.flush()
  }

  /// Flushes, and returns the events since the last call.
  func takeFlushed() -> [String] {
    flush()
    return log.take()
  }
}
