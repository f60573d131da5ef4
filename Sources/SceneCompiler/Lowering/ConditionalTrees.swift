import SceneCatalog

/// The views of a tree that are there with some traits only.
package struct ConditionalTrees {
  private let requirements: [ID<SceneObject>: TraitRequirement]
  private let graph: SceneGraph

  package init(_ tree: ID<ViewTree>, _ graph: SceneGraph) {
    self.graph = graph
    requirements = Dictionary(
      uniqueKeysWithValues: graph.trees[tree].objects.compactMap { id in
        guard graph.objects[id].kind.role != .constraint else { return nil }
        return graph.objects[id][.when].map { (id, TraitRequirement($0)) }
      })
  }

  /// What a view requires to be in its superview; nil if it is always there.
  package func requirement(of view: ID<SceneObject>) -> TraitRequirement? { requirements[view] }

  /// What a constraint between two objects requires: that both are in one hierarchy. A view takes the constraints inside
  /// it along.
  func requirement(between first: ID<SceneObject>?, _ second: ID<SceneObject>?) -> TraitRequirement {
    guard !requirements.isEmpty, let first, let second, first != second else { return .always }
    let (ones, others) = (lineage(of: first), lineage(of: second))
    let apart = ones.filter { !others.contains($0) } + others.filter { !ones.contains($0) }
    return apart.compactMap { requirements[$0] }.reduce(.always) { $0.and($1) }
  }

  /// An object and all that it is in.
  private func lineage(of object: ID<SceneObject>) -> [ID<SceneObject>] {
    Array(sequence(first: object) { graph.objects[$0].parent })
  }
}
