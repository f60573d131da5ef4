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
}

extension ModulePlan {
  /// The directive for the place of the first argument that is a member of a type, which Swift looks up.
  ///
  /// - Parameter segues: what gives the arguments to the controller, as far as it has parameters for them.
  func location(ofMembersIn segues: [ID<Segue>], for controller: ID<Controller>) -> String? {
    let members = graph.controllers[controller].parameters.filter { LiteralType(ofType: $0.type.text) == nil }
    guard !members.isEmpty else { return nil }
    let names = Set(members.map(\.name.text))
    for segue in segues {
      for argument in graph.segues[segue].arguments where names.contains(argument.name.text) {
        return location(of: argument.value.range, in: graph.segues[segue].source)
      }
    }
    return nil
  }
}
