import SceneCatalog

/// The names outside of scenes that are made of ids and identifiers in scenes: keys of translations, and methods that
/// make destinations. If one changes, those have to change with it.
package struct DerivedNames: Sendable {
  /// A method that a class has to have, because a segue or a container of its scene calls it.
  package struct Method: Hashable, Sendable {
    /// The class, without generic arguments; nil for a controller that has none of its own.
    package let owner: String?
    /// Whether the class is one of another module.
    package let isOfOtherModule: Bool
    /// The base name: `makeDetail`.
    package let name: String
    /// The labels of the parameters: `forEdit`.
    package let labels: [String]

    /// The name with the labels: `makeDetail(forEdit:)`.
    package var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  }

  /// The texts that users read, with their keys, in the order of the scenes.
  package let texts: [SceneText]
  /// The methods of each controller, in the order of the scenes.
  package let methods: [[Method]]

  init(_ analysis: GraphAnalysis) {
    texts = SceneText.all(in: analysis.graph)
    methods = analysis.graph.ownFiles.flatMap(\.controllers).map { Self.methods(of: $0, analysis) }
  }

  /// The methods that are named after what the segues of a controller lead to. Those that the author names are not among
  /// them.
  private static func methods(of id: ID<Controller>, _ analysis: GraphAnalysis) -> [Method] {
    let controller = analysis.graph.controllers[id]
    guard !controller.isPlaceholder else { return [] }
    let ofSegues = analysis.segues(of: id).all.compactMap { segue -> DestinationHook? in
      guard case .hook(.none) = segue.supply else { return nil }
      return DestinationHook(segue, analysis.graph)
    }
    let owner = controller.customClass?.text.prefix { $0 != "<" }
    return (ofSegues + analysis.childHooks(of: id).map(\.method)).map { hook in
      Method(
        owner: owner.map(String.init), isOfOtherModule: controller.has(.customModule), name: hook.name,
        labels: hook.labels)
    }
  }
}
