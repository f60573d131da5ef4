/// Where a view is: what `frame`, `bounds`, `center` and `transform` tell in four ways.
struct ViewGeometry {
  /// Where the view is before it is transformed.
  private var untransformed: CGRect

  /// Where the view's own coordinates begin; a scroll view moves it.
  private var boundsOrigin = CGPoint.zero

  /// How the view is turned and stretched round its centre, and moved.
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    untransformed = frame
  }

  /// The smallest upright rectangle round the view.
  var frame: CGRect {
    get { transform.isIdentity ? untransformed : transformed }
    set {
      guard !transform.isIdentity else { return untransformed = newValue }
      // What the transform would have to be undone for; Apple leaves it undefined where it turns.
      let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      let offset = CGPoint.zero.applying(transform)
      let center = CGPoint(x: newValue.midX - offset.x, y: newValue.midY - offset.y)
      untransformed = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
      )
    }
  }

  private var transformed: CGRect {
    let size = untransformed.size
    let atCenter = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return atCenter.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformed.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != untransformed.size else { return }
      let center = center
      untransformed.size = newValue.size
      self.center = center
    }
  }

  var center: CGPoint {
    get { CGPoint(x: untransformed.midX, y: untransformed.midY) }
    set {
      untransformed.origin.x = newValue.x - untransformed.size.width / 2
      untransformed.origin.y = newValue.y - untransformed.size.height / 2
    }
  }

  /// Where a point of the view's own coordinates is in those of its superview.
  func outward(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: fromCenter.x + center.x, y: fromCenter.y + center.y)
  }

  /// Where a point of the superview's coordinates is in the view's own.
  func inward(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: fromCenter.x + bounds.midX, y: fromCenter.y + bounds.midY)
  }
}
