import HeadlessUIKit
import Testing

/// Paths: their bounds, and what is inside.
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test("A circle contains the points nearer than its radius", arguments: [0.0, 0.3, 1.0, 2.2, 3.14, 4.5, 6.0])
  func circle(angle: Double) {
    let path = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let direction = CGPoint(x: cos(angle), y: sin(angle))
    #expect(path.contains(CGPoint(x: 9.99 * direction.x, y: 9.99 * direction.y)))
    // The curve that stands for a quarter of a circle is at most 0.03 % too far out.
    #expect(!path.contains(CGPoint(x: 10.01 * direction.x, y: 10.01 * direction.y)))
  }

  @Test("An ellipse agrees with its equation at random points")
  func ellipse() {
    var random = SystemRandomNumberGenerator()
    let path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 20), transform: nil)
    for _ in 0..<2_000 {
      let point = CGPoint(
        x: CGFloat.random(in: 0...50, using: &random), y: CGFloat.random(in: 0...30, using: &random))
      let distance = pow((point.x - 25) / 20, 2) + pow((point.y - 15) / 10, 2)
      guard abs(distance - 1) > 0.002 else { continue }
      #expect(path.contains(point) == (distance < 1), "\(point)")
    }
  }

  @Test("Of two paths in one, the rule decides whether the inner one is a hole")
  func rules() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 3, dy: 3)))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && path.contains(CGPoint(x: 1, y: 1)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("An open part counts as closed; a line and an empty path contain nothing")
  func openParts() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero && !path.contains(.zero))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty, "a step without a beginning is left out")
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    #expect(!path.contains(CGPoint(x: 5, y: 0)) && path.currentPoint == CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 4)))
    path.close()
    #expect(path.currentPoint == .zero)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("Bounds include control points; those of the path do not")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == square)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    path.addCurve(to: .zero, control1: CGPoint(x: 10, y: -8), control2: CGPoint(x: 0, y: -8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -6, width: 10, height: 11))
    #expect(UIBezierPath(cgPath: path).bounds == CGRect(x: 0, y: -8, width: 10, height: 18))
  }

  @Test("Arcs grow clockwise on the screen, or the other way round; a full turn is a circle")
  func arcs() {
    func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        .cgPath.boundingBoxOfPath
    }
    let whole = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isNear(arc(0, .pi / 2, clockwise: true), square))
    #expect(isNear(arc(0, .pi / 2, clockwise: false), whole))
    #expect(isNear(arc(0, .pi, clockwise: true), CGRect(x: -10, y: 0, width: 20, height: 10)))
    #expect(isNear(arc(0, .pi, clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 10)))
    #expect(isNear(arc(.pi / 2, 0, clockwise: true), whole))
    #expect(isNear(arc(.pi / 2, 0, clockwise: false), square))
    #expect(isNear(arc(-.pi / 2, 1.5 * .pi, clockwise: true), whole))
    #expect(isNear(arc(0, 2 * .pi, clockwise: true), whole))
    #expect(isNear(arc(0, -2 * .pi, clockwise: false), whole))
    #expect(isNear(arc(0, 100, clockwise: true), whole))
  }

  @Test("An arc begins with a line from where the path has ended")
  func arcAfterLine() {
    let pie = UIBezierPath()
    pie.move(to: .zero)
    pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    #expect(pie.contains(CGPoint(x: 1, y: 1)) && pie.contains(CGPoint(x: 7, y: 7)))
    #expect(!pie.contains(CGPoint(x: 8, y: 8)) && !pie.contains(CGPoint(x: -1, y: 1)))
  }

  @Test("Only the given corners are round, and no radius is longer than half a side")
  func corners() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 50, height: 4))
    let corners = [(0.2, 0.2), (9.8, 0.2), (9.8, 9.8), (0.2, 9.8)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(corners.map(path.contains) == [false, true, false, true])
    #expect(path.bounds == square)
    #expect(corners.map(UIBezierPath(roundedRect: square, cornerRadius: 0).contains) == [true, true, true, true])
    #expect(corners.map(UIBezierPath(roundedRect: square, cornerRadius: 2).contains) == [false, false, false, false])
    #expect(
      CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 2, transform: nil).boundingBox == square)
  }

  @Test("A copy has the steps and the line of its path, and changes alone")
  func copies() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.bounds.minX == 5 && path.bounds.minX == 0)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
    #expect(path.cgPath == CGPath(rect: square, transform: nil))
    let before = path.cgPath
    path.move(to: .zero)
    #expect(before == CGPath(rect: square, transform: nil), "a path that was asked for does not change")
  }
}
