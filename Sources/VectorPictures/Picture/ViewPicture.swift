package import UIKitFacts

/// A view as it is drawn: a rectangle with what it shows and its subviews.
package struct ViewPicture: Sendable {
  /// The frame in the superview's coordinates.
  package var frame: LayoutRect
  /// The colour of the background; nil for none.
  package var fill: PictureColor?
  package var cornerRadius: Double
  package var border: PictureBorder?
  package var alpha: Double
  package var clipsToBounds: Bool
  /// What the view draws itself, below its subviews, in its own coordinates.
  package var marks: [PictureMark]
  package var children: [ViewPicture]
  /// Where the view comes from: what the reader of a picture finds it by.
  package var source: PictureSource?

  package init(frame: LayoutRect, fill: PictureColor? = nil) {
    self.frame = frame
    self.fill = fill
    cornerRadius = 0
    alpha = 1
    clipsToBounds = false
    marks = []
    children = []
  }
}

/// A line around a view.
package struct PictureBorder: Sendable, Hashable {
  package var width: Double
  package var color: PictureColor

  package init(width: Double, color: PictureColor) {
    self.width = width
    self.color = color
  }
}

/// The element of a scene that a drawn view belongs to.
package struct PictureSource: Sendable, Hashable {
  package var id: String
  package var element: String
  package var line: Int

  package init(id: String, element: String, line: Int) {
    self.id = id
    self.element = element
    self.line = line
  }
}

/// A colour with components from 0 to 1, in sRGB.
package struct PictureColor: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A thing that a view draws.
package enum PictureMark: Sendable, Hashable {
  /// A line of text: its left edge, its baseline and its width, which a viewer's own font is stretched to.
  case text(String, PictureTextLine)
  case shape(PictureShape)
  /// A symbol by its name, fitted into the rectangle.
  case symbol(String, LayoutRect, PictureColor)
  /// The bytes of an image file, with its media type.
  case image(data: [UInt8], mediaType: String, LayoutRect)
  /// A named box for what a picture cannot show.
  case placeholder(String, LayoutRect)
}

/// Where and how a line of text stands.
package struct PictureTextLine: Sendable, Hashable {
  package var left: Double
  package var baseline: Double
  package var width: Double
  package var font: FontFacts
  package var color: PictureColor

  package init(left: Double, baseline: Double, width: Double, font: FontFacts, color: PictureColor) {
    self.left = left
    self.baseline = baseline
    self.width = width
    self.font = font
    self.color = color
  }
}

/// A filled and stroked shape.
package struct PictureShape: Sendable, Hashable {
  package var outline: Outline
  package var fill: PictureColor?
  package var stroke: PictureColor?
  package var lineWidth: Double

  package enum Outline: Sendable, Hashable {
    case rectangle(LayoutRect, cornerRadius: Double)
    case ellipse(LayoutRect)
    case path([PathStep])
  }

  package enum PathStep: Sendable, Hashable {
    case move(LayoutPoint)
    case line(LayoutPoint)
    case curve(LayoutPoint, LayoutPoint, LayoutPoint)
    case close
  }

  package init(_ outline: Outline, fill: PictureColor? = nil, stroke: PictureColor? = nil, lineWidth: Double = 1) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}
