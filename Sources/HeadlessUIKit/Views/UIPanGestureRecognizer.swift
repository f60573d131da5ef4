/// Makes drags out of touches.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes.
  open var minimumNumberOfTouches = 1
  /// How many fingers may take part.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have gone, in the coordinates of the window.
  private var distance = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the fingers have gone since the gesture began, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(distance) ?? distance
  }

  /// Says how far the fingers have gone; what they go from then on is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    distance = view?.vectorToWindow(translation) ?? translation
  }

  /// How fast the fingers go, in points a second, in the coordinates of a view; nothing moves here, unless a test says so.
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
