/// Makes drags out of touches.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of pointer scrolling that it recognises.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that the fingers have moved, in the coordinates of the window.
  private var distance = CGPoint.zero
  private var speed = CGPoint.zero

  /// The distance that the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(distance) ?? distance
  }

  /// Sets the distance that the fingers have moved. Further movement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    distance = view?.vectorToWindow(translation) ?? translation
  }

  /// The velocity of the fingers, in points per second, in the coordinates of a view. It is zero, unless a test sets
  /// it.
  open func velocity(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(speed) ?? speed
  }

  /// Moves the fingers, in the coordinates of the window.
  package func move(by translation: CGPoint, velocity: CGPoint) {
    distance.x += translation.x
    distance.y += translation.y
    speed = velocity
  }

  /// Forgets the gesture that was made.
  open override func reset() {
    super.reset()
    distance = .zero
    speed = .zero
  }
}
