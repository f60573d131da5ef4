/// Numbers as a person writes them.
enum NumberText {
  /// A number without the digits that only a conversion from single precision has left:
  /// `0.7` for `0.69999998807907104`.
  static func tidy(_ value: Double) -> String {
    if value == 0 { return "0" }
    let short = Float(value)
    let isSame = abs(Double(short) - value) <= 1e-7 * max(1, abs(value))
    let text = isSame ? short.description : value.description
    guard !text.contains("e"), !text.contains("n") else { return abs(value) < 1 ? "0" : String(Int(clamping: value)) }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number that a text of Interface Builder writes, tidied; nil if it writes none.
  static func tidy(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    return tidy(value)
  }
}

extension Int {
  /// The nearest whole number that there is.
  fileprivate init(clamping value: Double) {
    self = value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }
}
