/// UIKit's colours by the names that scenes have for them.
///
/// The values are those that Apple publishes in the Human Interface Guidelines and that storyboards hold beside the names.
/// Apple publishes no values of labels, backgrounds and fills for increased contrast; those here are what Flutter's Cupertino
/// library has for iOS 13.
package enum SystemColors {
  /// The colour of a name; nil for one that UIKit does not have.
  package static func color(named name: String, in appearance: ColorAppearance = ColorAppearance()) -> RGBA? {
    let contrasting = appearance.hasIncreasedContrast ? contrastingColors[name] : nil
    guard let pair = contrasting ?? colors[name] else { return nil }
    return appearance.isDark ? pair.dark : pair.light
  }

  private struct Pair: Sendable {
    let light: RGBA
    let dark: RGBA

    init(_ light: RGBA, _ dark: RGBA) { (self.light, self.dark) = (light, dark) }
    init(_ light: Int, _ dark: Int) { self.init(RGBA(light), RGBA(dark)) }
    init(_ both: Int) { self.init(both, both) }
    init(_ light: Int, _ lightAlpha: Double, _ dark: Int, _ darkAlpha: Double) {
      self.init(RGBA(light, alpha: lightAlpha), RGBA(dark, alpha: darkAlpha))
    }
  }

  private static let colors: [String: Pair] = [
    "black": Pair(0x000000), "white": Pair(0xFFFFFF), "red": Pair(0xFF0000), "green": Pair(0x00FF00),
    "blue": Pair(0x0000FF), "cyan": Pair(0x00FFFF), "magenta": Pair(0xFF00FF), "yellow": Pair(0xFFFF00),
    "orange": Pair(0xFF8000), "purple": Pair(0x800080), "brown": Pair(0x996633), "gray": Pair(0x808080),
    "darkGray": Pair(0x555555), "lightGray": Pair(0xAAAAAA), "clear": Pair(.clear, .clear),
    "darkText": Pair(0x000000), "lightText": Pair(RGBA(0xFFFFFF, alpha: 0.6), RGBA(0xFFFFFF, alpha: 0.6)),
    "systemRed": Pair(0xFF3B30, 0xFF453A), "systemOrange": Pair(0xFF9500, 0xFF9F0A),
    "systemYellow": Pair(0xFFCC00, 0xFFD60A), "systemGreen": Pair(0x34C759, 0x30D158),
    "systemMint": Pair(0x00C7BE, 0x63E6E2), "systemTeal": Pair(0x30B0C7, 0x40CBE0),
    "systemCyan": Pair(0x32ADE6, 0x64D2FF), "systemBlue": Pair(0x007AFF, 0x0A84FF),
    "systemIndigo": Pair(0x5856D6, 0x5E5CE6), "systemPurple": Pair(0xAF52DE, 0xBF5AF2),
    "systemPink": Pair(0xFF2D55, 0xFF375F), "systemBrown": Pair(0xA2845E, 0xAC8E68),
    "systemGray": Pair(0x8E8E93), "systemGray2": Pair(0xAEAEB2, 0x636366), "systemGray3": Pair(0xC7C7CC, 0x48484A),
    "systemGray4": Pair(0xD1D1D6, 0x3A3A3C), "systemGray5": Pair(0xE5E5EA, 0x2C2C2E),
    "systemGray6": Pair(0xF2F2F7, 0x1C1C1E),
    "label": Pair(0x000000, 0xFFFFFF), "secondaryLabel": Pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    "tertiaryLabel": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "quaternaryLabel": Pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    "placeholderText": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "link": Pair(0x007AFF, 0x0984FF),
    "separator": Pair(0x3C3C43, 0.29, 0x545458, 0.6), "opaqueSeparator": Pair(0xC6C6C8, 0x38383A),
    "systemBackground": Pair(0xFFFFFF, 0x000000), "secondarySystemBackground": Pair(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": Pair(0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": Pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": Pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": Pair(0xF2F2F7, 0x2C2C2E),
    "systemFill": Pair(0x787880, 0.2, 0x787880, 0.36), "secondarySystemFill": Pair(0x787880, 0.16, 0x787880, 0.32),
    "tertiarySystemFill": Pair(0x767680, 0.12, 0x767680, 0.24),
    "quaternarySystemFill": Pair(0x747480, 0.08, 0x767680, 0.18), "tintColor": Pair(0x007AFF, 0x0A84FF),
  ]
  /// The colours that are others where the contrast is increased.
  private static let contrastingColors: [String: Pair] = [
    "systemRed": Pair(0xD70015, 0xFF6961), "systemOrange": Pair(0xC93400, 0xFFB340),
    "systemYellow": Pair(0xB25000, 0xFFD426), "systemGreen": Pair(0x248A3D, 0x30DB5B),
    "systemMint": Pair(0x0C817B, 0x66D4CF), "systemTeal": Pair(0x008299, 0x5DE6FF),
    "systemCyan": Pair(0x0071A4, 0x70D7FF), "systemBlue": Pair(0x0040DD, 0x409CFF),
    "systemIndigo": Pair(0x3634A3, 0x7D7AFF), "systemPurple": Pair(0x8944AB, 0xDA8FFF),
    "systemPink": Pair(0xD30F45, 0xFF6482), "systemBrown": Pair(0x7F6545, 0xB59469),
    "systemGray": Pair(0x6C6C70, 0xAEAEB2), "systemGray2": Pair(0x8E8E93, 0x7C7C80),
    "systemGray3": Pair(0xAEAEB2, 0x545456), "systemGray4": Pair(0xBCBCC0, 0x444446),
    "systemGray5": Pair(0xD8D8DC, 0x363638), "systemGray6": Pair(0xEBEBF0, 0x242426),
    "secondaryLabel": Pair(0x3C3C43, 0.68, 0xEBEBF5, 0.68), "tertiaryLabel": Pair(0x3C3C43, 0.38, 0xEBEBF5, 0.38),
    "quaternaryLabel": Pair(0x3C3C43, 0.26, 0xEBEBF5, 0.24), "placeholderText": Pair(0x3C3C43, 0.38, 0xEBEBF5, 0.38),
    "separator": Pair(0x3C3C43, 0.37, 0x545458, 0.68), "secondarySystemBackground": Pair(0xEBEBF0, 0x242426),
    "tertiarySystemBackground": Pair(0xFFFFFF, 0x363638), "systemGroupedBackground": Pair(0xEBEBF0, 0x000000),
    "secondarySystemGroupedBackground": Pair(0xFFFFFF, 0x242426),
    "tertiarySystemGroupedBackground": Pair(0xEBEBF0, 0x363638), "systemFill": Pair(0x787880, 0.28, 0x787880, 0.44),
    "secondarySystemFill": Pair(0x787880, 0.24, 0x787880, 0.4),
    "tertiarySystemFill": Pair(0x767680, 0.2, 0x767680, 0.32),
    "quaternarySystemFill": Pair(0x747480, 0.16, 0x767680, 0.26), "tintColor": Pair(0x0040DD, 0x409CFF),
  ]
}
