import UIKitFacts

/// The scaling of a font with the preferred content size category.
enum FontScaling: Hashable, Sendable {
  /// The font of a text style.
  case style(UIFont.TextStyle)
  /// A font of `UIFontMetrics` with its size at the standard size of text, and its largest size, in points.
  case metrics(UIFont.TextStyle, standardSize: CGFloat, maximum: CGFloat)

  /// The size of the font in points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): style.size(category)
    case .metrics(let style, let standardSize, let maximum): min(style.scaled(standardSize, category), maximum)
    }
  }
}

extension UIFont.TextStyle {
  /// The facts of the style; those of running text for a style of the app.
  private var facts: TextStyle { Self.allFacts[self] ?? .body }

  private static let allFacts: [UIFont.TextStyle: TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
    .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1,
    .caption2: .caption2,
  ]

  /// The weight of the style's font.
  var weight: UIFont.Weight { facts.weight == .semibold ? .semibold : .regular }

  /// The size of the style's font in points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    CGFloat(facts.size(category.facts))
  }

  /// A value at the standard size of text, which grows as the distance between lines of the style does, in whole pixels.
  func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    guard category.facts != .large else { return value }
    let ratio = CGFloat(facts.leading(category.facts) / facts.leading(.large))
    let scale = UITraitCollection.standard.displayScale
    return (value * ratio * scale).rounded() / scale
  }
}
