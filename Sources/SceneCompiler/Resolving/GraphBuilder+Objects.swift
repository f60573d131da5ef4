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
        attributes: element.attributes, variations: element.variations, previews: element.previews,
        isDamaged: element.isDamaged))
    graph.trees[tree].objects.append(id)
    graph.objects[id].layout = (element.attributes + element.variations).flatMap(layoutRules)
    if let outlet = outletNamedLikeIt(element) { addOutlet(outlet, ofOwnerOf: tree) }
    forEachChild(of: element) { builder, child in builder.addToObject(child, id, tree) }
    return id
  }

  /// Adds an outlet of a scene's controller, or of the cell or view that another tree makes.
  private mutating func addOutlet(_ outlet: Outlet, ofOwnerOf tree: ID<ViewTree>) {
    if let root = graph.trees[tree].root, !graph.trees[tree].isScene {
      graph.objects[root].outlets.append(outlet)
    } else {
      graph.trees[tree].outlets.append(outlet)
    }
  }

  /// Adds a view that is no controller's, and all that is in it, as a tree of its own.
  mutating func addTree(_ element: Element, ownedBy owner: ViewTree.Owner) -> ID<ViewTree> {
    let tree = graph.trees.add(ViewTree(owner: owner, file: file))
    graph.trees[tree].root = ID(graph.objects.count)
    _ = addObject(element, tree, in: nil)
    return tree
  }

  private mutating func addToObject(_ element: Element, _ object: ID<SceneObject>, _ tree: ID<ViewTree>) {
    switch element.kind.role {
    case .segue: addSegue(element, of: object, tree)
    case .owner where !takesOwner(object, tree):
      reportMisplaced(element, in: graph.objects[object].kind)
    case let role where role.isOne(of: .reusable) && graph.objects[object].kind.role == .view:
      let prototype = addTree(element, ownedBy: .list(object))
      graph.objects[object].prototypes.append(prototype)
    case .action:
      if let action = action(element) { graph.objects[object].actions.append(action) }
    case .outlet, .outletCollection:
      if let outlet = outlet(element) { graph.objects[object].outlets.append(outlet) }
    case .setting:
      if let setting = setting(element, of: graph.objects[object].kind) { graph.objects[object].add(setting) }
    case .attributedText:
      guard let kind = graph.objects[object].kind.attributedText else { break }
      let text = attributedText(element, as: kind)
      graph.objects[object].add(text)
    default:
      let child = addObject(element, tree, in: object)
      graph.objects[object].children.append(child)
    }
  }

  private mutating func addSegue(_ element: Element, of object: ID<SceneObject>, _ tree: ID<ViewTree>) {
    guard let controller = graph.controller(of: tree) else {
      graph.files[file].isIncomplete = true
      return log.report(SegueWithoutController(view: graph.label(of: tree)), at: place(element.nameRange))
    }
    let trigger: Segue.Trigger = graph.objects[object].isContainer ? .container(object) : .object(object)
    let segue = addSegue(element, from: controller, firedBy: trigger)
    graph.objects[object].segues.append(segue)
  }

  /// Whether another object makes a view: one of the file that is no prototype, which a list makes.
  private func takesOwner(_ object: ID<SceneObject>, _ tree: ID<ViewTree>) -> Bool {
    graph.trees[tree].root == object && graph.isOfFile(tree)
      && !graph.objects[object].kind.role.isOne(of: .reusable)
  }

  /// Reports an owner that is not the file's.
  mutating func reportMisplaced(_ element: Element, in parent: ElementKind) {
    graph.files[file].isIncomplete = true
    log.report(MisplacedOwner(parent: parent.name), at: place(element.nameRange))
  }

  private func action(_ element: Element) -> Action? {
    guard let selector = element[.selector], let name = element.name(of: .selector) else { return nil }
    return Action(
      selector: selector, name: name, event: element.name(of: .eventType),
      destinationName: element.name(of: .receiver))
  }

  private func layoutRules(_ attribute: Attribute) -> [LayoutRule] {
    switch attribute.value {
    case .layout(let value):
      [LayoutRule(value: value, condition: attribute.condition, range: attribute.range)]
    case .size(let size) where attribute.matches(.size):
      [(LayoutSide.width, size.width), (.height, size.height)].map { side, length in
        LayoutRule(
          value: LayoutExpression(side, length), condition: attribute.condition, range: attribute.range)
      }
    default: []
    }
  }
}

extension SceneGraph {
  fileprivate func isOfFile(_ tree: ID<ViewTree>) -> Bool { if case .file = trees[tree].owner { true } else { false } }
}
