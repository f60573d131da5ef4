/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of the touch.
  open var phase: UITouch.Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// When it did.
  open var timestamp: TimeInterval { 0 }
  /// The view that it came down on.
  open var view: UIView? { touched }
  /// The window that it came down in.
  open var window: UIWindow? { touched?.window }

  private weak var touched: UIView?
  private let place: CGPoint

  /// A finger on a view.
  package init(on view: UIView, at place: CGPoint) {
    touched = view
    self.place = place
    super.init()
  }

  /// The position of the touch, in the coordinates of a view; nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    touched?.convert(place, to: view) ?? place
  }

  /// The previous location of the finger, which does not move here.
  open func previousLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }
}

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
}
