import SceneCatalog

/// The call that creates a view with `use`.
enum UsedViewCall {
  /// The call of the function that makes it: `MainScenes.makeHeader()`; nil for an object that is made by itself.
  static func swift(_ object: SceneObject, _ plan: ModulePlan) -> SwiftExpression? {
    let graph = plan.graph
    guard let tree = object.used, let name = graph.trees[tree].root.flatMap({ graph.objects[$0].name }) else {
      return nil
    }
    let owner = graph.fileOwner(of: tree) == nil ? nil : plan.tree(object.tree).receiver
    let function = plan.enumerations[graph.trees[tree].file] + "." + GeneratedNames.make(name.text)
    return .call(function, owner.map { ["owner: " + $0] } ?? [])
  }
}
