/// Puts things below each other, or beside each other as long as there is room.
struct Shelf {
  private let left: Double
  private var x: Double
  private var top: Double
  private var limit = 0.0
  /// How far to the right anything reaches.
  private(set) var right: Double
  /// How far down anything reaches.
  private(set) var bottom: Double

  init(left: Double, top: Double) {
    self.left = left
    self.top = top
    x = left
    right = left
    bottom = top
  }

  /// A place below everything.
  mutating func below(_ size: Size) -> Point {
    beginRow()
    return take(size)
  }

  /// A place beside what was placed last, or below where that would become too wide.
  mutating func beside(_ size: Size) -> Point {
    if x > left, x + size.width > limit { beginRow() }
    return take(size)
  }

  /// Chooses how wide rows become, so that the whole is rather wide than high.
  mutating func fit(_ sizes: [Size], isOutermost: Bool) {
    beginRow()
    let area = sizes.reduce(0) { $0 + ($1.width + Spacing.boxes) * ($1.height + Spacing.boxes) }
    limit = left + max(isOutermost ? 760 : 420, (area * 1.6).squareRoot(), right - left)
  }

  private mutating func beginRow() {
    guard bottom > top else { return }
    x = left
    top = bottom + Spacing.boxes
  }

  private mutating func take(_ size: Size) -> Point {
    let origin = Point(x: x, y: top)
    x += size.width + Spacing.boxes
    right = max(right, origin.x + size.width)
    bottom = max(bottom, origin.y + size.height)
    return origin
  }
}
