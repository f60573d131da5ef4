package import UIKitFacts

/// What a view shows, which gives its intrinsic content size.
package indirect enum Content: Sendable, Hashable {
  /// Nothing that has a size: UIKit's `noIntrinsicMetric` on both axes.
  case none
  /// A size of its own; nil on an axis without one.
  case fixed(width: Double?, height: Double?)
  case text(TextContent)
  case image(LayoutSize)
  case button(ButtonContent)
  /// A size that the view has measured, with the baselines of its text.
  case measured(IntrinsicSize)
}

/// The text of a label, a text field or a text view.
package struct TextContent: Sendable, Hashable {
  package var runs: [Run]
  /// Lines at most; 0 for as many as there are.
  package var lines: Int
  package var wraps: LineBreak
  /// The least scale of the font before the text is truncated; 1 where it does not shrink.
  package var minimumScale: Double
  /// The width that the text wraps at, where the author sets it; nil where the layout decides.
  package var preferredMaxWidth: Double?

  /// A stretch of text in one font.
  package struct Run: Sendable, Hashable {
    package var text: String
    package var font: FontFacts

    package init(_ text: String, font: FontFacts) {
      self.text = text
      self.font = font
    }
  }

  package enum LineBreak: Sendable, Hashable {
    case words
    case characters
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  package init(
    runs: [Run], lines: Int = 1, wraps: LineBreak = .truncateTail, minimumScale: Double = 1,
    preferredMaxWidth: Double? = nil
  ) {
    self.runs = runs
    self.lines = lines
    self.wraps = wraps
    self.minimumScale = minimumScale
    self.preferredMaxWidth = preferredMaxWidth
  }
}

/// A button's title, subtitle and image, with the insets of its configuration.
package struct ButtonContent: Sendable, Hashable {
  package var title: TextContent?
  package var subtitle: TextContent?
  package var image: LayoutSize?
  package var imageEdge: ImageEdge
  package var imagePadding: Double
  package var titlePadding: Double
  package var insets: LayoutInsets
  /// What a button without a configuration leaves above and below its title, whose height it rounds up to whole points.
  package var titleMargin: Double?
  /// The least size that the kind of button has, without content too.
  package var minimum: LayoutSize

  package enum ImageEdge: Sendable, Hashable {
    case leading, trailing, top, bottom
  }

  package init(
    title: TextContent? = nil, subtitle: TextContent? = nil, image: LayoutSize? = nil, imageEdge: ImageEdge = .leading,
    imagePadding: Double = 0, titlePadding: Double = 0, insets: LayoutInsets = .zero, minimum: LayoutSize = .zero
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.imageEdge = imageEdge
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.insets = insets
    self.minimum = minimum
  }
}
