/// Where a view is, told in three ways.
struct ViewGeometry {
  var frame: CGRect

  /// Where the view's own coordinates begin; a scroll view moves it.
  private var boundsOrigin = CGPoint.zero

  init(frame: CGRect) {
    self.frame = frame
  }

  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != frame.size else { return }
      let center = center
      frame.size = newValue.size
      self.center = center
    }
  }

  var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      frame.origin.x = newValue.x - frame.size.width / 2
      frame.origin.y = newValue.y - frame.size.height / 2
    }
  }
}
