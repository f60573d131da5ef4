package import LayoutSolver
package import UIKitFacts

/// Something that code has drawn, in the coordinates of its canvas.
package struct Painting: Hashable, Sendable {
  /// A part of the canvas.
  package struct Area: Hashable, Sendable {
    package var path: [PathElement]
    package var isEvenOdd = false
  }

  package enum Content: Hashable, Sendable {
    case fill(Area, RGBA)
    case stroke([PathElement], LineStyle, RGBA)
    /// Lines of text in a rectangle, in coordinates that the transform leads to those of the canvas.
    case text(TextContent, CGRect, NSTextAlignment, RGBA, DrawnTransform)
    case image(UIImage.Source, CGRect, DrawnTransform)
    case gradient(DrawnGradient)
    /// Clears an area.
    case clear(Area)
  }

  package var content: Content
  /// The parts of the canvas that all have to contain a point for it to be drawn.
  package var clips: [Area]
  /// From 0 to 1.
  package var opacity: CGFloat
}

/// Colours that blend from one place to another.
package struct DrawnGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// From 0 to 1.
    package var location: CGFloat
    package var color: RGBA
  }

  package var stops: [Stop]
  package var start: CGPoint
  package var end: CGPoint
  /// The radii of the first and the last circle; nil for a linear gradient.
  package var radii: Radii?

  package struct Radii: Hashable, Sendable {
    package var start: CGFloat
    package var end: CGFloat
  }
}
