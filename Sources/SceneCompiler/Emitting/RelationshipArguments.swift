/// The arguments that a relationship gives to the controller it puts into a container.
enum RelationshipArguments {
  /// The arguments, as a call writes them, for the parameters that the controller itself has.
  static func all(of relationship: ID<Segue>, for controller: ID<Controller>, _ graph: SceneGraph) -> [String] {
    let given = Dictionary(
      graph.segues[relationship].arguments.map { ($0.name.text, $0.value.text) },
      uniquingKeysWith: { first, _ in first })
    return graph.controllers[controller].parameters.compactMap { parameter in
      given[parameter.name.text].flatMap(parameter.swift).map { "\(parameter.name.text): \($0)" }
    }
  }

  /// Whether a controller has all it needs once a relationship has given what it gives.
  static func isComplete(_ relationship: ID<Segue>, for controller: ID<Controller>, _ graph: SceneGraph) -> Bool {
    let given = Set(graph.segues[relationship].arguments.map(\.name.text))
    return graph.controllers[controller].parameters.allSatisfy { $0.fallback != nil || given.contains($0.name.text) }
  }
}
