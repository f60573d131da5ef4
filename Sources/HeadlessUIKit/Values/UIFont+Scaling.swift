import UIKitFacts

extension UIFont {
  /// The font of a text style at the size that the user prefers.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size for some traits; without traits, at the preferred size.
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    systemFont(ofSize: style.size(.large), weight: style.weight).following(.style(style), traitCollection)
  }

  /// The content size category of the traits; if unspecified, the preferred one.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? PreferredTextSize.current : category
  }

  /// The font at the size for some traits, which scales when they change.
  func following(_ scaling: FontScaling, _ traits: UITraitCollection?) -> UIFont {
    UIFont(name: fontName, size: scaling.size(Self.category(traits)), weight: weight, scaling: scaling)
  }

  /// The font at the size for some traits; the same font if it does not scale.
  func scaled(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let scaled = following(scaling, traits)
    return scaled.pointSize == pointSize ? self : scaled
  }

  // MARK: Metrics

  /// The height of a line in points.
  public var lineHeight: CGFloat { CGFloat(facts.lineHeight) }
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { CGFloat(facts.ascender) }
  /// The distance from the baseline to the bottom of a line, in points; it is negative.
  public var descender: CGFloat { -CGFloat(facts.descender) }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { CGFloat(facts.capHeight) }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { CGFloat(facts.xHeight) }
  /// The distance between lines beyond their height, in points.
  public var leading: CGFloat { 0 }
}
