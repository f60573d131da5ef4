extension CGMutablePath {
  /// Adds a rectangle whose corners have the given radii, from the top left clockwise.
  func addRect(_ rect: CGRect, rounding radii: [CGSize], transform: CGAffineTransform = .identity) {
    typealias Corner = (x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat)
    let corners: [Corner] = [
      (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
      (rect.minX, rect.maxY, 1, -1),
    ]
    for (index, (corner, radius)) in zip(corners, radii).enumerated() {
      let around = CGAffineTransform(
        a: radius.width, b: 0, c: 0, d: radius.height, tx: corner.x + corner.right * radius.width,
        ty: corner.y + corner.down * radius.height)
      // The first corner begins at the left, and each next one a quarter further.
      let angle = CGFloat(index + 2) * .pi / 2
      let start = CGPoint(x: [-1, 0, 1, 0][index], y: [0, -1, 0, 1][index]).applying(around)
      if index == 0 { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
      guard radius.width > 0, radius.height > 0 else { continue }
      addRelativeArc(
        center: .zero, radius: 1, startAngle: angle, delta: .pi / 2, transform: around.concatenating(transform))
    }
    closeSubpath()
  }
}
