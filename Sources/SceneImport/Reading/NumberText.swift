/// Numbers as a person writes them.
enum NumberText {
  /// A number without the digits that only a conversion from single precision has left:
  /// `0.7` for `0.69999998807907104`.
  ///
  /// Up to the size of a screen, digits below the size of a pixel are left out as well.
  static func tidy(_ value: Double) -> String {
    text(value, noise: abs(value) < 1e5 ? 1e-7 * max(1, abs(value)) : 0)
  }

  private static func text(_ value: Double, noise: Double) -> String {
    if value == 0 { return "0" }
    let short = Float(value)
    let text = decimal(abs(Double(short) - value) <= noise ? short.description : value.description)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number without an exponent: `3.4e+38` has 37 zeros at its end. A number below the accuracy of single precision is 0.
  private static func decimal(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    if exponent < -6 { return "0" }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = parts[0].filter { $0 != "-" && $0 != "." }
    let fraction = parts[0].contains(".") ? digits.dropFirst().reversed().drop { $0 == "0" }.count : 0
    let significant = digits.prefix(1 + fraction)
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + significant }
    return sign + significant + String(repeating: "0", count: max(exponent - fraction, 0))
  }

  /// The number that a text of Interface Builder writes, tidied; nil if it writes none.
  static func tidy(_ text: String) -> String? { number(text, tidy) }

  /// The number that a text of Interface Builder writes, with all digits that a program can need; nil if it writes none.
  static func exact(_ text: String) -> String? { number(text) { Self.text($0, noise: 0) } }

  private static func number(_ text: String, _ write: (Double) -> String) -> String? {
    if let whole = Int(text) { return String(whole) }
    return Double(text).flatMap { $0.isFinite ? write($0) : nil }
  }
}
