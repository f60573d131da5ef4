/// A point of a picture. x grows to the right, y downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}

/// A width and a height.
struct Size: Sendable {
  var width = 0.0
  var height = 0.0
}

/// A rectangle in a picture.
struct Frame: Sendable {
  var origin: Point
  var size: Size

  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }
}
