import SceneCatalog
import SceneDiagnostics

extension GraphBuilder {
  /// Adds something in a controller's scene, and all that is in it.
  mutating func addObject(
    _ element: Element, _ tree: ID<ViewTree>, in parent: ID<SceneObject>?
  ) -> ID<SceneObject> {
    let id = graph.objects.add(
      SceneObject(
        kind: element.kind, tree: tree, parent: parent, range: element.nameRange, name: element.name,
        attributes: element.attributes, variations: element.variations, isDamaged: element.isDamaged))
    graph.trees[tree].objects.append(id)
    graph.objects[id].layout = (element.attributes + element.variations).compactMap(layoutRule)
    forEachChild(of: element) { builder, child in builder.addToObject(child, id, tree) }
    return id
  }

  private mutating func addToObject(_ element: Element, _ object: ID<SceneObject>, _ tree: ID<ViewTree>) {
    switch element.kind.role {
    case .segue:
      let trigger: Segue.Trigger = graph.objects[object].isContainer ? .container(object) : .object(object)
      let segue = addSegue(element, from: graph.controller(of: tree), firedBy: trigger)
      graph.objects[object].segues.append(segue)
    case .action:
      if let action = action(element) { graph.objects[object].actions.append(action) }
    case .outlet, .outletCollection:
      if let outlet = outlet(element) { graph.objects[object].outlets.append(outlet) }
    default:
      let child = addObject(element, tree, in: object)
      graph.objects[object].children.append(child)
    }
  }

  private func action(_ element: Element) -> Action? {
    guard let selector = element[.selector], let name = element.name(of: .selector) else { return nil }
    return Action(
      selector: selector, name: name, event: element.name(of: .eventType),
      destinationName: element.name(of: .destination))
  }

  private func layoutRule(_ attribute: Attribute) -> LayoutRule? {
    guard case .layout(let value) = attribute.value else { return nil }
    return LayoutRule(value: value, condition: attribute.condition, range: attribute.range)
  }
}
