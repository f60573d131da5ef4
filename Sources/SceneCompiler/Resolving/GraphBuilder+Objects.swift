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
        attributes: element.attributes, isDamaged: element.isDamaged))
    graph.trees[tree].objects.append(id)
    graph.objects[id].layout = element.attributes.flatMap(layoutRules)
    if let outlet = outletNamedLikeIt(element) { graph.trees[tree].outlets.append(outlet) }
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
    case .setting:
      if let setting = setting(element) { graph.objects[object].attributes.append(setting) }
    case .attributedText:
      guard let kind = graph.objects[object].kind.attributedText else { break }
      let text = attributedText(element, as: kind)
      graph.objects[object].attributes.append(text)
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

  private func layoutRules(_ attribute: Attribute) -> [LayoutRule] {
    switch attribute.value {
    case .layout(let value): [LayoutRule(value: value, range: attribute.range)]
    case .size(let size) where attribute.matches(.size):
      [(LayoutSide.width, size.width), (.height, size.height)].map { side, length in
        LayoutRule(value: LayoutExpression(side, length), range: attribute.range)
      }
    default: []
    }
  }
}
