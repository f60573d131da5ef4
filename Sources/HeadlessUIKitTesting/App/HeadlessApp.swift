public import HeadlessUIKit

/// An app without a screen: a window that shows a controller, a log of what controllers are told, and a user.
///
/// What a user can do is a method here, named as users say it or as UIKit calls it. A user who cannot do it, because a
/// view is hidden or something else lies over it, gets a `UserActionError` that says so. Unless it is told otherwise, a
/// method flushes at its end: animations are over, and all that was put off is done.
///
/// There is one app in a process, as on a device. Tests that use it run on the main actor and do not wait for anything.
@MainActor public final class HeadlessApp {
  /// The window that everything is in.
  public let window: UIWindow

  /// What the controllers were told, since before the first was shown.
  public let log: EventLog

  /// Shows a controller in a window of its own, of the size of the screen unless another is given.
  ///
  /// What others have left undone is done first, so that it is not in this app's log.
  public init(root: UIViewController, size: CGSize = UIScreen.main.bounds.size, flushing: Bool = true) {
    Transactions.flush()
    log = EventLog()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    if flushing { flush() }
  }

  /// Does what was put off: the end of animations, with what controllers are told then, and completions.
  public func flush() {
    Transactions.flush()
  }

  /// Takes the root off the screen, with all that it presents, so that nothing here holds it any more.
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

  /// Does something as the user, and all that follows from it, unless that is to be left for later.
  func act(flushing: Bool, _ action: () throws -> Void) rethrows {
    try action()
    if flushing { flush() }
  }
}
