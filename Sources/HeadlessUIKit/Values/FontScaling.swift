import UIKitFacts

/// How a font follows the size of text that the user prefers.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size of the font in points at the standard size of text.
  let standardSize: CGFloat
  /// The largest size in points.
  var maximum: CGFloat = .infinity

  /// The size of the font in points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    min(style.scaled(standardSize, category), maximum)
  }
}

extension UIFont.TextStyle {
  /// The text style that has the facts; nil for a style of the app.
  private var facts: TextStyle? { Self.allFacts[self] }

  private static let allFacts: [UIFont.TextStyle: TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
    .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1,
    .caption2: .caption2,
  ]

  /// The size of the style's font in points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    CGFloat((facts ?? .body).size(category.facts))
  }

  /// A value at the standard size of text as the fonts of the style grow.
  func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    let standard = size(.large)
    // The standard size, and a style's own font, are exact.
    return value == standard ? size(category) : value * (size(category) / standard)
  }
}
