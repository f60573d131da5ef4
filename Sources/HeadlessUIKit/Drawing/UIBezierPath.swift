/// A path with the properties of its line.
///
/// A step before the first `move(to:)` is left out. Nothing is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  /// A path without steps.
  public override init() {
    super.init()
  }

  /// A path of the steps of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle, some of whose corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rect = rect.standardized
    let radius = CGSize(
      width: min(max(0, cornerRadii.width), rect.width / 2), height: min(max(0, cornerRadii.height), rect.height / 2))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRect(rect, rounding: order.map { corners.contains($0) ? radius : .zero })
  }

  /// An arc. Angles are in radians from the x-axis, and grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing, because there are no archives.
  open func encode(with coder: NSCoder) {}
  /// Whether an archive of paths can be read securely; there are no archives.
  open class var supportsSecureCoding: Bool { true }

  /// A path of the same steps and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  // MARK: Steps

  /// The steps.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins a new part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    if !path.isEmpty { path.addLine(to: point) }
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !path.isEmpty { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if !path.isEmpty { path.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc, and a line to its beginning. Angles are in radians from the x-axis, and grow clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means a y-axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to where this part of the path began.
  open func close() {
    if !path.isEmpty { path.closeSubpath() }
  }

  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all steps.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  // MARK: What follows from the steps

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, control points included; null without any.
  open var bounds: CGRect { path.boundingBox }
  /// The end of the last step; zero if there is none.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside, by the rule of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: The line

  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of the ratio of a mitre's length to the line width.
  open var miterLimit: CGFloat = 10
  /// The maximum distance between the drawn curve and the exact one.
  open var flatness: CGFloat = 0.6
  /// Whether the parts are inside from which a line outwards crosses the path an odd number of times.
  open var usesEvenOddFillRule = false
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps, and where in them the line begins. A solid line if there are none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Reads the lengths of dashes and gaps, and where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
}
