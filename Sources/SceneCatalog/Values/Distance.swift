/// The distance between two sides.
package enum Distance: AttributeValueType, Equatable {
  /// So many points.
  case points(Decimal)
  /// The distance that the system leaves between views: `system`.
  case system

  package init?(_ value: AttributeValue) {
    switch value {
    case .number(let number): self = .points(number)
    case .word: self = .system
    default: return nil
    }
  }

  /// The points; nil for the distance of the system.
  package var points: Decimal? { if case .points(let number) = self { number } else { nil } }
}
