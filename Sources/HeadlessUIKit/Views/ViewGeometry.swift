/// The geometry of a view, which `frame`, `bounds`, `center` and `transform` describe in four ways.
struct ViewGeometry: Equatable {
  /// The frame of the view before its transform.
  private(set) var untransformed: CGRect

  /// The origin of the view's own coordinates, which a scroll view moves.
  private var boundsOrigin = CGPoint.zero

  /// The transform of the view around its anchor point.
  var transform = CGAffineTransform.identity

  /// The point that `center` places, as fractions of the size. A new one moves the view.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      untransformed.origin.x -= (anchorPoint.x - oldValue.x) * untransformed.size.width
      untransformed.origin.y -= (anchorPoint.y - oldValue.y) * untransformed.size.height
    }
  }

  init(frame: CGRect) {
    untransformed = frame
  }

  /// The smallest upright rectangle around the view.
  var frame: CGRect {
    get { transform.isIdentity ? untransformed : transformed }
    set {
      guard !transform.isIdentity else { return untransformed = newValue }
      // The inverse of the transform. Apple leaves the result undefined for rotations.
      let size = transform.inverted().extent(of: newValue.size)
      let offset = offsetOfMiddle(size).applying(transform)
      untransformed.size = size
      center = CGPoint(x: newValue.midX - offset.x, y: newValue.midY - offset.y)
    }
  }

  /// The distance from the anchor point to the centre before the transform.
  private func offsetOfMiddle(_ size: CGSize) -> CGPoint {
    CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
  }

  private var transformed: CGRect {
    let size = transform.extent(of: untransformed.size)
    let offset = offsetOfMiddle(untransformed.size).applying(transform)
    let middle = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height
    )
  }

  /// Whether a point is in a rectangle; never in one that is not made of numbers, for which Foundation traps.
  static func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    let xs = (rect.origin.x, rect.origin.x + rect.width)
    let ys = (rect.origin.y, rect.origin.y + rect.height)
    return point.x >= min(xs.0, xs.1) && point.x < max(xs.0, xs.1) && point.y >= min(ys.0, ys.1)
      && point.y < max(ys.0, ys.1)
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

  /// The position of the anchor point.
  var center: CGPoint {
    get { place(of: anchorPoint, in: untransformed) }
    set {
      untransformed.origin.x = newValue.x - anchorPoint.x * untransformed.size.width
      untransformed.origin.y = newValue.y - anchorPoint.y * untransformed.size.height
    }
  }

  private func place(of fractions: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + fractions.x * rect.size.width, y: rect.origin.y + fractions.y * rect.size.height)
  }

  /// A point of the view in the coordinates of its superview.
  func outward(_ point: CGPoint) -> CGPoint {
    let anchor = place(of: anchorPoint, in: bounds)
    let fromCenter = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: fromCenter.x + center.x, y: fromCenter.y + center.y)
  }

  /// A point of the superview in the view's own coordinates.
  func inward(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    let anchor = place(of: anchorPoint, in: bounds)
    return CGPoint(x: fromCenter.x + anchor.x, y: fromCenter.y + anchor.y)
  }
}

extension CGAffineTransform {
  /// The size of the smallest upright rectangle around a transformed rectangle of the given size.
  ///
  /// A quarter turn exchanges width and height exactly, although the cosine of π/2 is not quite zero.
  fileprivate func extent(of size: CGSize) -> CGSize {
    let (a, b, c, d) = (abs(self.a.cleared), abs(self.b.cleared), abs(self.c.cleared), abs(self.d.cleared))
    return CGSize(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }
}

extension CGFloat {
  /// The number, or the whole number that it misses by no more than the error of a sine.
  fileprivate var cleared: CGFloat {
    let whole = rounded()
    return (self - whole).magnitude < 1e-12 ? whole : self
  }
}
