/// A position.
package struct Point: Sendable, Equatable {
  package let x: Decimal
  package let y: Decimal

  /// The position that `text` writes, if it writes one: `x y`.
  init?(_ text: String) {
    guard let numbers = Decimal.list(text), numbers.count == 2 else { return nil }
    x = numbers[0]
    y = numbers[1]
  }
}
