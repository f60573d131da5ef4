import SceneCatalog
import SceneDiagnostics

extension GraphBuilder {
  /// Adds a segue and its arguments.
  @discardableResult
  mutating func addSegue(
    _ element: Element, from source: ID<Controller>, firedBy trigger: Segue.Trigger
  ) -> ID<Segue> {
    let id = graph.segues.add(
      Segue(
        kind: element[.kind], source: source, trigger: trigger, range: element.nameRange,
        attributes: element.attributes,
        isDamaged: element.isDamaged))
    graph.controllers[source].segues.append(id)
    forEachChild(of: element) { builder, child in
      guard let name = child.name(of: .argumentName), let value = child.name(of: .argumentValue) else {
        return builder.graph.segues[id].isDamaged = true
      }
      builder.graph.segues[id].arguments.append(Segue.Argument(name: name, value: value))
    }
    return id
  }
}
