/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  open var phase: UITouch.Phase { .began }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { touched }
  open var window: UIWindow? { touched?.window }

  private weak var touched: UIView?
  private let place: CGPoint

  /// A finger on a view.
  package init(on view: UIView, at place: CGPoint) {
    touched = view
    self.place = place
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    touched?.convert(place, to: view) ?? place
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }
}

extension UITouch {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
}
