/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of the touch.
  open package(set) var phase = UITouch.Phase.began
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// When it did.
  open var timestamp: TimeInterval { 0 }
  /// The kind of what touches.
  open var type: UITouch.TouchType { .direct }
  /// The radius of the finger, in points; none is known here.
  open var majorRadius: CGFloat { 0 }
  /// The force of the touch; screens here measure none.
  open var force: CGFloat { 0 }
  /// The largest force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The gesture recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { touched?.gestureRecognizers }
  /// The view that it came down on.
  open var view: UIView? { touched }
  /// The window that it came down in.
  open var window: UIWindow? { touched?.window }

  private weak var touched: UIView?
  private var place: CGPoint
  private var lastPlace: CGPoint

  /// A finger on a view.
  package init(on view: UIView, at place: CGPoint) {
    touched = view
    (self.place, lastPlace) = (place, place)
    super.init()
  }

  /// Moves the finger, in the coordinates of the view that it came down on.
  package func move(to place: CGPoint) {
    (lastPlace, self.place) = (self.place, place)
    phase = .moved
  }

  /// The position of the touch, in the coordinates of a view; nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    touched?.convert(place, to: view) ?? place
  }

  /// The position before the last movement.
  open func previousLocation(in view: UIView?) -> CGPoint {
    touched?.convert(lastPlace, to: view) ?? lastPlace
  }
}

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of what touches the screen.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
}
