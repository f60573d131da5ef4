/// The colour that another one becomes with some traits.
package struct ColorVariant: Sendable, Equatable {
  /// When it replaces the other colour.
  package let condition: TraitCondition
  /// The colour.
  package let color: Color

  package init(condition: TraitCondition, color: Color) {
    self.condition = condition
    self.color = color
  }
}
