/// What of a font decides the size of its text.
package struct FontFacts: Sendable, Hashable {
  /// The size in points.
  package var size: Double
  package var weight: FontWeight
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// The text style that the font follows, whose leading it has; nil for a font of a fixed size.
  package var style: TextStyle?

  package init(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
    style: TextStyle? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.style = style
  }
}

/// The weight of a font, by the names of UIKit.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// UIKit's text styles.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
}
