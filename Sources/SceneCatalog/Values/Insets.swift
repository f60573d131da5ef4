/// Distances from the four edges, as scenes write them: `16`, or `8 16 8 16` in the order top, leading, bottom, trailing.
package struct Insets: Sendable, Equatable {
  package let top: Decimal
  package let leading: Decimal
  package let bottom: Decimal
  package let trailing: Decimal

  /// The insets that `text` writes, if it writes any.
  init?(_ text: String) {
    guard let numbers = Decimal.list(text), numbers.count == 1 || numbers.count == 4 else { return nil }
    top = numbers[0]
    leading = numbers.count == 1 ? numbers[0] : numbers[1]
    bottom = numbers.count == 1 ? numbers[0] : numbers[2]
    trailing = numbers.count == 1 ? numbers[0] : numbers[3]
  }

  /// The distance from one of the edges; nil for what is none.
  package subscript(edge: LayoutSide) -> Decimal? {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    default: nil
    }
  }
}
