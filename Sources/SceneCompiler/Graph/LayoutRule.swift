import SceneCatalog
import SceneDiagnostics

/// The value of a layout attribute of a view, and its place: `top="title.bottom + 8"`.
struct LayoutRule: Sendable {
  /// The value.
  let value: LayoutExpression
  /// The traits with which it holds; nil for the rule that holds without conditions.
  let condition: TraitCondition?
  /// The source range of the value.
  let range: SourceRange

  /// The side of the view.
  var side: LayoutSide { value.side }
}
