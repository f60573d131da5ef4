package import SceneCatalog
package import SceneDiagnostics

/// A constraint that a scene says, by an attribute or an element, as data: what generated Swift, checks and previews read.
package struct PlannedConstraint: Sendable {
  package var first: LayoutTerm
  package var relation: LayoutRelation
  /// Nil where the first side is compared with the constant alone.
  package var second: LayoutTerm?
  /// The numerator of the multiplier, and the denominator if it has one; nil for 1.
  package var factors: [Decimal]?
  package var constant: Distance?
  package var priority: Decimal?
  /// The traits that it needs.
  package var requirement: TraitRequirement
  /// The view whose attribute it is, or the `constraint` element.
  package var source: ID<SceneObject>
  package var range: SourceRange
}

/// A side of something.
package struct LayoutTerm: Sendable, Hashable {
  package var item: LayoutTarget
  package var side: LayoutSide
}

/// What a constraint can be about.
package enum LayoutTarget: Sendable, Hashable {
  /// A view or a layout guide of the scene.
  case object(ID<SceneObject>)
  /// The view that the subviews of a view are in: its content view, or itself.
  case contents(of: ID<SceneObject>)
  /// A layout guide that a view has by itself.
  indirect case guide(ViewGuide, of: LayoutTarget)

  /// The view or guide of the scene that it is, or is part of.
  package var object: ID<SceneObject> {
    switch self {
    case .object(let id), .contents(let id): id
    case .guide(_, let owner): owner.object
    }
  }

  /// A guide of the target; the target itself for its own area.
  func guide(_ guide: ViewGuide) -> LayoutTarget { guide == .superview ? self : .guide(guide, of: self) }
}
