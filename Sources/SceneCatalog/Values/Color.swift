/// A colour.
package enum Color: Sendable, Equatable {
  /// A space of colours whose components are decimal numbers.
  package enum Space: String, Sendable, CaseIterable {
    case sRGB = "rgb"
    case displayP3 = "p3"
  }

  /// One of UIKit's, by its name: `systemBackground`.
  case system(String)
  /// Red, green, blue and alpha, of 255 each.
  case components(UInt8, UInt8, UInt8, alpha: UInt8)
  /// Red, green and blue, from 0 to 1.
  indirect case decimals(Space, Decimal, Decimal, Decimal)
  /// A shade of grey, from black, 0, to white, 1.
  indirect case white(Decimal)
  /// A colour of an asset catalogue.
  case asset(String)
  /// Another colour, less opaque.
  indirect case faded(Color, alpha: Decimal)
  /// A colour, and what it becomes with some traits; the variant that wins comes first.
  indirect case dynamic(Color, [ColorVariant])

  /// The colour that `text` writes, if it writes one.
  ///
  ///     colour = base [ "alpha" number ]
  ///     base   = name | "#RRGGBB" | "#RRGGBBAA" | "asset:" name | "white" number
  ///            | ( "rgb" | "p3" ) "(" number number number ")"
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "alpha", let alpha = Self.portion(words[words.count - 1]) else {
      self.init(base: text)
      return
    }
    guard let color = Color(base: String(text[..<words[words.count - 3].endIndex])) else { return nil }
    self = .faded(color, alpha: alpha)
  }

  private init?(base text: String) {
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasPrefix("asset:") {
      let name = String(text.dropFirst("asset:".count))
      guard !name.isEmpty else { return nil }
      self = .asset(name)
    } else if text.hasPrefix("white ") {
      guard let white = Self.portion(text.dropFirst("white ".count)) else { return nil }
      self = .white(white)
    } else if let space = Space.allCases.first(where: { text.hasPrefix($0.rawValue + "(") }) {
      self.init(space, text.dropFirst(space.rawValue.count + 1))
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

  /// - Parameter text: the components and the bracket that ends them.
  private init?(_ space: Space, _ text: Substring) {
    guard text.last == ")", let numbers = Decimal.list(String(text.dropLast())), numbers.count == 3,
      numbers.allSatisfy({ (0...1).contains($0.value) })
    else { return nil }
    self = .decimals(space, numbers[0], numbers[1], numbers[2])
  }

  /// The number from 0 to 1 that `text` writes, if it writes one.
  private static func portion(_ text: Substring) -> Decimal? {
    Decimal(String(text)).flatMap { (0...1).contains($0.value) ? $0 : nil }
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
