import CoreGraphics

struct Grid {
  var size: CGSize
  var transform = CGAffineTransform.identity

  func cell(_ column: Int, _ row: Int) -> CGRect {
    let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height).applying(transform)
    return CGRect(origin: origin, size: size).insetBy(dx: 1, dy: 1)
  }
}
