/// A colour of UIKit, of components or of an asset catalogue, with an opacity behind it where it is not opaque.
struct ColorKind: ValueDefinition {
  var name: String { "color" }
  var expectation: String {
    "a colour of UIKit such as 'systemBackground', '#RRGGBB', '#RRGGBBAA', 'rgb(1 0.5 0)', 'p3(1 0.5 0)' for Display P3, "
      + "'white 0.5', or 'asset:' and a name; 'alpha 0.5' may follow"
  }
  var words: [String] { Array(Color.names) }
  var schemaType: SchemaType? { Self.type }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? { Color(text).map(AttributeValue.color) }

  func otherSpellings(of texts: [String]) -> [String] { texts.flatMap(Self.spellings) }

  /// A colour that is more than a name has components and opacities that the compiler checks.
  private static let type: SchemaType = {
    let number = Decimal.pattern
    let alpha = " +alpha +\(number)"
    let bytes = "#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let decimals = "(rgb|p3) *\\( *\(number)( +\(number))( +\(number)) *\\)|white +\(number)"
    let components = "(\(bytes)|\(decimals))(\(alpha))?|[A-Za-z]+\(alpha)|asset:[\\s\\S]+"
    return SchemaType(
      "value.color",
      .union([
        SchemaType("value.colorName", .words(Color.names.sorted())),
        SchemaType("value.colorComponents", .pattern(components)),
      ]))
  }()

  /// Colours of scenes for `#FFF`, `FF0000`, `0xFF0000`, `redColor`, `rgb(255, 0, 0)`.
  private static func spellings(of text: String) -> [String] {
    var colors: [String] = []
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text.hasPrefix("#") ? text.dropFirst() : text[...]
    if digits.allSatisfy(\.isHexDigit) {
      let isShort = digits.count == 3 || digits.count == 4
      let long = isShort ? digits.map { String([$0, $0]) }.joined() : String(digits)
      colors.append("#" + long.uppercased())
    }
    if text.hasSuffix("Color") { colors.append(String(text.dropLast("Color".count))) }
    if text.hasPrefix("rgb("), text.hasSuffix(")") {
      let parts = text.dropFirst("rgb(".count).dropLast().split { $0 == "," || $0 == " " }.compactMap { UInt8($0) }
      if parts.count == 3 { colors.append("#" + parts.map(hexadecimal).joined()) }
    }
    return colors
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
