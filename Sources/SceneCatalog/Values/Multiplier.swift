/// The multiplier of a constraint: `1.5`, `3:2` or `3/2`.
package struct Multiplier: Sendable, Equatable {
  /// The multiplier as it is written.
  package let text: String
  /// The numerator, and the denominator if there is one; nil where the text writes no multiplier, which a check reports.
  package let factors: [Decimal]?

  init(_ text: String) {
    self.text = text
    factors = Self.factors(text)
  }

  private static func factors(_ text: String) -> [Decimal]? {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count <= 2 else { return nil }
    var factors: [Decimal] = []
    for part in parts {
      guard let numbers = Decimal.list(String(part)), numbers.count == 1, numbers[0].value != 0 else { return nil }
      factors += numbers
    }
    return factors
  }
}
