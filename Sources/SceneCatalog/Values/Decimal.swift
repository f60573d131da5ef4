/// A decimal number as scenes write it: `8`, `-0.5`.
package struct Decimal: Sendable, Equatable {
  /// Its digits, as written, without needless signs and zeros in front.
  package let text: String
  /// Its value.
  package let value: Double

  /// The number that `text` writes, if it is one: digits, with one point inside if any, and a sign in front if any.
  ///
  /// It may have as many digits as a `Double` can tell apart from infinity and from zero.
  package init?(_ text: String) {
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
    self.text = Self.canonical(text)
  }

  private init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// The number with the other sign.
  package var negated: Decimal {
    Decimal(text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text, value: -value)
  }

  /// The numbers that `text` writes, with spaces between them; nil where one of its words is no number.
  static func list(_ text: String) -> [Decimal]? {
    var numbers: [Decimal] = []
    for word in text.split(separator: " ") {
      guard let number = Decimal(String(word)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func canonical(_ text: String) -> String {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var digits = text[...]
    if let sign = digits.utf8.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    while digits.utf8.count > 1, digits.utf8.first == UInt8(ascii: "0"),
      digits.utf8.dropFirst().first != UInt8(ascii: ".")
    {
      digits.removeFirst()
    }
    return isNegative ? "-" + String(digits) : String(digits)
  }
}
