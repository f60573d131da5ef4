/// A colour.
package enum Color: Sendable, Equatable {
  /// One of UIKit's, by its name: `systemBackground`.
  case system(String)
  /// Red, green, blue and alpha, of 255 each.
  case components(UInt8, UInt8, UInt8, alpha: UInt8)
  /// A colour of an asset catalogue.
  case asset(String)
  /// A colour, and what it becomes with some traits; the variant that wins comes first.
  indirect case dynamic(Color, [ColorVariant])

  /// The colour that `text` writes, if it writes one: a name, `#RRGGBB` or `#RRGGBBAA`, or `asset:` and an asset's name.
  init?(_ text: String) {
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasPrefix("asset:") {
      let name = String(text.dropFirst("asset:".count))
      guard !name.isEmpty else { return nil }
      self = .asset(name)
    } else {
      guard Self.names.contains(text) else { return nil }
      self = .system(text)
    }
  }

  private init?(hexadecimal digits: Substring) {
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let bits = UInt32(digits, radix: 16), digits.first != "+"
    else { return nil }
    let hasAlpha = digits.utf8.count == 8
    let rgb = hasAlpha ? bits >> 8 : bits
    self = .components(
      UInt8(rgb >> 16 & 0xFF), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF), alpha: hasAlpha ? UInt8(bits & 0xFF) : 255)
  }

  /// UIKit's colours.
  package static let names: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]
}
