/// A decimal number as scenes write it: `8`, `-0.5`.
struct Decimal {
  /// What it is in Swift: as written, without needless signs and zeros in front.
  let swift: String
  /// What it is worth.
  let value: Double

  /// The number that `text` writes, if it is one: digits, with one point inside if any, and a sign in front if any.
  ///
  /// It may have as many digits as a `Double` can tell apart from infinity and from zero.
  init?(_ text: String) {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: ".") where digits > 0: points += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"): if index > 0 { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, text.utf8.last != UInt8(ascii: "."), let value = Double(text),
      value.isFinite, value.isNormal || !text.utf8.contains(where: { $0 > 0x30 && $0 <= 0x39 })
    else { return nil }
    self.value = value
    swift = Self.canonical(text)
  }

  /// How many digits a whole number may have for every one to be a `Double` exactly.
  private static let exactDigits = 15

  private static func canonical(_ text: String) -> String {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var digits = text[...]
    if let sign = digits.utf8.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    while digits.utf8.count > 1, digits.utf8.first == UInt8(ascii: "0"),
      digits.utf8.dropFirst().first != UInt8(ascii: ".")
    {
      digits.removeFirst()
    }
    // Swift warns of whole numbers that are rounded to be a `Double`, and not of those with a point.
    let isLong = digits.utf8.count > exactDigits && !digits.utf8.contains(UInt8(ascii: "."))
    return (isNegative ? "-" : "") + digits + (isLong ? ".0" : "")
  }
}
