import SceneDiagnostics

/// What a layout attribute says of one edge, centre or size of a view: `top="title.bottom + 8"`.
struct LayoutRule: Sendable {
  /// How the two sides compare.
  enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// What a view is laid out against.
  enum Target: Sendable, Equatable {
    /// A number alone: the superview for an edge or centre, nothing for a size.
    case none
    /// A guide of the superview: `safeArea`.
    case guide(String)
    /// A view or guide of the scene, or a guide of such a view: `scroll.contentLayoutGuide`.
    case item(String, guide: String?)
  }

  /// The edge, centre or size: `top`.
  let attribute: String
  /// How the two sides compare.
  let relation: Relation
  /// What it is laid out against.
  let target: Target
  /// The edge, centre or size of the target; the same one where the author names none.
  let targetAttribute: String?
  /// What the target's side is multiplied by, as the author wrote it.
  let multiplier: String?
  /// What is added, as the author wrote it; an inset where no `targetAttribute` is named.
  let constant: String?
  /// How much it matters, as the author wrote it.
  let priority: String?
  /// Where the value stands.
  let range: SourceRange
}
