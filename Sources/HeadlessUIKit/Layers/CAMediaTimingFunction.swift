/// The pace of an animation: a curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [(x: Float, y: Float)]

  /// The curve of a name; the even pace if there is no such name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The curve of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// Writes the x and the y of one of the four points, from the first, 0, to the last, 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = points[idx]
  }
}
