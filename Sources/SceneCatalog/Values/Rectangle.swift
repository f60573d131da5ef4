/// A width and a height.
package struct Size: Sendable, Equatable {
  package let width: Decimal
  package let height: Decimal

  /// The size that `text` writes, if it writes one: `width height`.
  init?(_ text: String) {
    guard let numbers = Decimal.list(text), numbers.count == 2 else { return nil }
    width = numbers[0]
    height = numbers[1]
  }
}

/// A position and a size.
package struct Rectangle: Sendable, Equatable {
  package let x: Decimal
  package let y: Decimal
  package let width: Decimal
  package let height: Decimal

  /// The rectangle that `text` writes, if it writes one: `x y width height`.
  init?(_ text: String) {
    guard let numbers = Decimal.list(text), numbers.count == 4 else { return nil }
    x = numbers[0]
    y = numbers[1]
    width = numbers[2]
    height = numbers[3]
  }
}
