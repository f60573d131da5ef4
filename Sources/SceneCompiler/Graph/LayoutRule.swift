package import SceneCatalog
package import SceneDiagnostics

/// The value of a layout attribute of a view, and its place: `top="title.bottom + 8"`.
package struct LayoutRule: Sendable {
  /// The value.
  package let value: LayoutExpression
  /// The traits with which it holds; nil for the rule that holds without conditions.
  package let condition: TraitCondition?
  /// The source range of the value.
  package let range: SourceRange

  /// The side of the view.
  package var side: LayoutSide { value.side }
}
