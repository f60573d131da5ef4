package import UIKitFacts

/// A view as it is drawn: its frame, what it fills and shows, and the views in it.
package struct ViewPicture: Sendable, Equatable {
  /// The frame in the picture around it, in points.
  package var frame: LayoutRect
  package var fill: RGBA?
  package var cornerRadius: Double
  package var border: Stroke?
  /// Whether what is outside of the frame is not drawn.
  package var clips: Bool
  /// From 0 to 1.
  package var opacity: Double
  /// What the view itself shows, in its own coordinates, behind its children.
  package var shapes: [PictureShape]
  package var children: [ViewPicture]
  /// The number of the view in a list of views; nil for what is none.
  package var view: Int?
  /// The number of the item in a list of bar items; nil for what is none.
  package var item: Int?

  package init(frame: LayoutRect, fill: RGBA? = nil, view: Int? = nil) {
    self.frame = frame
    self.fill = fill
    self.view = view
    cornerRadius = 0
    clips = false
    opacity = 1
    shapes = []
    children = []
  }

  /// The picture without numbers of views and items.
  package var withoutNumbers: ViewPicture {
    var picture = self
    (picture.view, picture.item) = (nil, nil)
    picture.children = children.map(\.withoutNumbers)
    return picture
  }
}

/// A line around a shape, or a line.
package struct Stroke: Sendable, Equatable {
  package var color: RGBA
  /// In points.
  package var width: Double

  package init(_ color: RGBA, width: Double = 1) {
    self.color = color
    self.width = width
  }
}

/// Something that a view shows.
package enum PictureShape: Sendable, Equatable {
  case rectangle(LayoutRect, radius: Double = 0, fill: RGBA? = nil, stroke: Stroke? = nil)
  case ellipse(LayoutRect, fill: RGBA? = nil, stroke: Stroke? = nil)
  case line(from: LayoutPoint, to: LayoutPoint, Stroke)
  case text(PictureText)
  case symbol(String, LayoutRect, RGBA)
  /// An image that fills a rectangle; with a tint, what is opaque in it has that colour.
  case image(EncodedImage, LayoutRect, tint: RGBA? = nil)
  case path(PicturePath)
  indirect case group(PictureGroup)
  case gradient(PictureGradient)
}

/// A stretch of text on one line.
package struct PictureText: Sendable, Equatable {
  package var text: String
  /// Where its baseline starts.
  package var origin: LayoutPoint
  /// How wide it is, so that another font does not change the line.
  package var width: Double
  package var font: FontFacts
  package var color: RGBA
  package var isRightToLeft: Bool

  package init(
    _ text: String, at origin: LayoutPoint, width: Double, font: FontFacts, color: RGBA, isRightToLeft: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.isRightToLeft = isRightToLeft
  }
}
