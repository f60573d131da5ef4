package import UIKitFacts

/// Lines and curves that are filled, drawn along, or both.
package struct PicturePath: Sendable, Equatable {
  /// The steps as SVG writes them: `M0 0L10 0Z`.
  package var data: String
  /// Whether the parts are inside from which a line outwards crosses the path an odd number of times.
  package var isEvenOdd: Bool
  package var fill: RGBA?
  package var line: Line?

  package init(_ data: String, isEvenOdd: Bool = false, fill: RGBA? = nil, line: Line? = nil) {
    self.data = data
    self.isEvenOdd = isEvenOdd
    self.fill = fill
    self.line = line
  }

  /// The line along a path.
  package struct Line: Sendable, Equatable {
    package var stroke: Stroke
    /// The ends and the corners, as SVG calls them.
    package var cap: Cap
    package var join: Join
    /// The lengths of dashes and gaps, in points; none for a solid line.
    package var dashes: [Double]
    package var phase: Double

    package init(_ stroke: Stroke, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [], phase: Double = 0) {
      self.stroke = stroke
      self.cap = cap
      self.join = join
      self.dashes = dashes
      self.phase = phase
    }
  }

  package enum Cap: String, Sendable {
    case butt, round, square
  }

  package enum Join: String, Sendable {
    case miter, round, bevel
  }
}

/// Shapes in coordinates of their own, of which only what is in all of some areas is drawn.
package struct PictureGroup: Sendable, Equatable {
  package var shapes: [PictureShape]
  /// From the coordinates of the shapes to those around the group: a, b, c, d, tx, ty; nil where they are the same.
  package var transform: [Double]?
  /// In the coordinates around the group.
  package var clips: [PicturePath]
  /// From 0 to 1.
  package var opacity: Double

  package init(_ shapes: [PictureShape], transform: [Double]? = nil, clips: [PicturePath] = [], opacity: Double = 1) {
    self.shapes = shapes
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
  }
}

/// Colours that blend from one place to another, in a rectangle.
package struct PictureGradient: Sendable, Equatable {
  package struct Stop: Sendable, Equatable {
    /// From 0 to 1.
    package var location: Double
    package var color: RGBA

    package init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var rect: LayoutRect
  package var stops: [Stop]
  package var start: LayoutPoint
  package var end: LayoutPoint
  /// The radius of the outer circle; nil for a linear gradient.
  package var radius: Double?

  package init(
    in rect: LayoutRect, _ stops: [Stop], from start: LayoutPoint, to end: LayoutPoint, radius: Double? = nil
  ) {
    self.rect = rect
    self.stops = stops
    self.start = start
    self.end = end
    self.radius = radius
  }
}
