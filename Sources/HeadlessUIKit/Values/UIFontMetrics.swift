/// Scales fonts and lengths with the preferred content size category, like the lines of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The text style whose sizes are followed.
  let textStyle: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font at the size that the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the size for some traits; without traits, at the preferred size.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the size that the user prefers, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size for some traits, up to a maximum in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if case .metrics? = font.scaling {
      // Elsewhere than on the main actor this ends the process, as UIKit does.
      MainActor.assumeIsolated { UncaughtException.scalesTwice.raise() }
      return font
    }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    return font.following(
      .metrics(textStyle, standardSize: font.pointSize, maximum: maximum), traitCollection)
  }

  /// The value as the user's preference scales it.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The value as traits scale it; without them, as the user's preference does.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    textStyle.scaled(value, UIFont.category(traitCollection))
  }
}
