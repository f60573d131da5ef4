import SceneCatalog

/// The arguments that relationships give to the controllers that they put into a container.
///
/// What a relationship to a navigation controller gives is meant for its root, and comes before what the navigation
/// controller gives to it.
enum RelationshipArguments {
  /// The arguments, as a call writes them, for the parameters that a controller itself has.
  ///
  /// - Parameter relationships: the one that puts it into its container, behind those that it inherits arguments from.
  static func all(of relationships: [ID<Segue>], for controller: ID<Controller>, _ graph: SceneGraph) -> [String] {
    let given = Dictionary(
      relationships.flatMap { graph.segues[$0].arguments }.map { ($0.name.text, $0.value.text) },
      uniquingKeysWith: { first, _ in first })
    return graph.controllers[controller].parameters.compactMap { parameter in
      given[parameter.name.text].flatMap(parameter.swift).map { "\(parameter.name.text): \($0)" }
    }
  }

  /// Whether a controller has all it needs once relationships have given what they give.
  static func isComplete(_ relationships: [ID<Segue>], for controller: ID<Controller>, _ graph: SceneGraph) -> Bool {
    let given = Set(relationships.flatMap { graph.segues[$0].arguments }.map(\.name.text))
    return graph.controllers[controller].parameters.allSatisfy { $0.fallback != nil || given.contains($0.name.text) }
  }

  /// The relationships whose arguments reach a child of a controller which itself is reached by some.
  static func passed(
    _ relationships: [ID<Segue>], through controller: ID<Controller>, to child: ID<Segue>, _ graph: SceneGraph
  ) -> [ID<Segue>] {
    graph.controllers[controller].container == .navigation ? relationships + [child] : [child]
  }
}
