public import HeadlessUIKit

/// An app without a screen: a window that shows a controller, an event log, and a user.
///
/// Its methods are what a user can do. If the user cannot do it, for example because a view is hidden or under a sheet,
/// the method records a failure of the test at the line of the call, and throws. Unless `flushing` is false, a method
/// flushes at its end: animations have ended, and deferred work has run.
///
/// All apps of a process share one screen. Tests that use it run on the main actor, without `await`.
@MainActor public final class HeadlessApp {
  /// The window of the app.
  public let window: UIWindow

  /// The events of controllers since the app started.
  public let log: EventLog

  /// The number of opened URLs and posted notifications before this app.
  let start = (openedURLs: UIApplication.openedURLs.count, notifications: UIAccessibility.posted.count)

  /// Shows a controller in a new window, which has the size of the screen unless you pass another.
  ///
  /// Deferred work of other apps runs first, so that it is not in this app's log.
  public init(root: UIViewController, size: CGSize = UIScreen.main.bounds.size, flushing: Bool = true) {
    Transactions.flush()
    FlowRecorder.noteApp()
    log = EventLog()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    if flushing { flush() }
  }

  /// Runs deferred work: the end of animations, with its callbacks and completions.
  public func flush() {
    Transactions.flush()
  }

  /// Dismisses everything and removes the root view controller, so that the app holds no controller any more.
  public func close() {
    for controller in ControllerTree(of: window).controllers where controller.presentedHere != nil {
      controller.dismiss(animated: false)
    }
    flush()
    window.rootViewController = nil
    flush()
    window.isHidden = true
    flush()
  }

  /// Performs an action that is always possible, then flushes.
  func act(flushing: Bool, _ action: () -> Void) {
    // Another app of the same process can have another size of text.
    window.setPreferredTextSize()
    action()
    if flushing { flush() }
  }

  /// Performs a user action, then flushes. If it is impossible, records a failure of the test.
  func act<Result>(flushing: Bool, at call: CallSite, _ action: () throws -> Result) throws -> Result {
    window.setPreferredTextSize()
    do {
      let result = try action()
      if flushing { flush() }
      return result
    } catch let error as UserActionError {
      try TestFailure.record(error, at: call, details: "Controllers:\n" + controllerTree)
    }
  }
}
