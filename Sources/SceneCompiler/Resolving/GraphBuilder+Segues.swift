import SceneCatalog
import SceneDiagnostics

extension GraphBuilder {
  /// Adds a segue and its arguments.
  @discardableResult
  mutating func addSegue(
    _ element: Element, from source: ID<Controller>, firedBy trigger: Segue.Trigger
  ) -> ID<Segue> {
    let word = element.settings.named("kind")?.value
    let kind = Segue.Kind(rawValue: word == "modal" ? "present" : word ?? "")
    let id = graph.segues.add(
      Segue(
        kind: kind, source: source, trigger: trigger, range: element.nameRange, settings: element.settings,
        isDamaged: element.isDamaged))
    graph.controllers[source].segues.append(id)
    forEachChild(of: element) { builder, child in
      guard let name = child.settings.name(of: "name"), let value = child.settings.name(of: "value") else {
        return builder.graph.segues[id].isDamaged = true
      }
      builder.graph.segues[id].arguments.append(Segue.Argument(name: name, value: value))
    }
    return id
  }
}
