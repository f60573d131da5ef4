/// A point of a picture. x grows to the right, y downwards.
struct DiagramPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (a: DiagramPoint, b: DiagramPoint) -> DiagramPoint { DiagramPoint(x: a.x + b.x, y: a.y + b.y) }
}

/// A width and a height.
struct DiagramSize: Sendable {
  var width = 0.0
  var height = 0.0
}

/// A rectangle in a picture.
struct Frame: Sendable {
  var origin: DiagramPoint
  var size: DiagramSize

  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }
}
