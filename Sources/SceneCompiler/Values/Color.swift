/// Colours as scenes write them.
enum Color {
  /// The Swift expression of a colour: one of UIKit's by name, `#RRGGBB` or `#RRGGBBAA`, or `asset:` and an asset's name.
  ///
  /// - Parameter bundle: where assets are, in Swift.
  static func swift(_ text: String, in bundle: String) -> String? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("asset:") {
      let name = String(text.dropFirst("asset:".count))
      return name.isEmpty ? nil : "UIColor(named: \(StringLiteral.swift(name)), in: \(bundle), compatibleWith: nil)"
    }
    return names.contains(text) ? "." + text : nil
  }

  private static func hexadecimal(_ digits: Substring) -> String? {
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let bits = UInt64(digits, radix: 16), digits.first != "+"
    else {
      return nil
    }
    let hasAlpha = digits.utf8.count == 8
    let rgb = hasAlpha ? bits >> 8 : bits
    let parts = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF].map { component($0) }
    let alpha = hasAlpha ? component(bits & 0xFF) : "1"
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
  }

  /// A byte as Swift that a reader can turn back into it: `0x33 / 255`.
  private static func component(_ byte: UInt64) -> String {
    switch byte {
    case 0: "0"
    case 255: "1"
    default: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + " / 255"
    }
  }

  /// UIKit's colours.
  static let names: Set<String> = [
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
