import SceneCatalog
import SceneDiagnostics

extension GraphBuilder {
  /// Adds a controller, or a placeholder for one, and all that is in it.
  mutating func addController(_ element: Element) {
    let tree = graph.trees.add(ViewTree(owner: .controller(ID(graph.controllers.count)), file: file))
    let id = graph.controllers.add(
      Controller(
        kind: element.kind, file: file, range: element.nameRange, name: element.name, attributes: element.attributes,
        previews: element.previews, isDamaged: element.isDamaged, tree: tree))
    graph.files[file].controllers.append(id)
    forEachChild(of: element) { builder, child in builder.addToController(child, id) }
  }

  private mutating func addToController(_ element: Element, _ controller: ID<Controller>) {
    let tree = graph.controllers[controller].tree
    switch element.kind.role {
    case .view: addRootView(element, controller)
    case .segue: addSegue(element, from: controller, firedBy: .code)
    case .parameter: addParameter(element, controller)
    case .outlet, .outletCollection:
      if let outlet = outlet(element) { graph.trees[tree].outlets.append(outlet) }
    case .setting:
      if let setting = setting(element, of: graph.controllers[controller].kind) {
        graph.controllers[controller].attributes.append(setting)
      }
    case .barButtonItem: graph.controllers[controller].barItems.append(addObject(element, tree, in: nil))
    case .keyCommand: graph.controllers[controller].keyCommands.append(addObject(element, tree, in: nil))
    case .tabBarItem: graph.controllers[controller].tabBarItem = addObject(element, tree, in: nil)
    case .owner: reportMisplaced(element, in: graph.controllers[controller].kind)
    case .object, .searchController: graph.trees[tree].detached.append(addObject(element, tree, in: nil))
    case .value: graph.controllers[controller].values.append(addObject(element, tree, in: nil))
    default: break
    }
  }

  private mutating func addRootView(_ element: Element, _ controller: ID<Controller>) {
    let tree = graph.controllers[controller].tree
    let view = addObject(element, tree, in: nil)
    if element.attributes[.viewPlace] == .titleView {
      graph.trees[tree].placed.append(view)
    } else if element.attributes[.viewPlace] == .detached {
      graph.trees[tree].detached.append(view)
    } else if let first = graph.trees[tree].root {
      log.report(
        SecondRootView(controller: graph.controllers[controller].label), at: place(element.nameRange),
        notes: [Note("its view is here", at: place(graph.objects[first].range))])
    } else {
      graph.trees[tree].root = view
    }
  }

  private mutating func addParameter(_ element: Element, _ controller: ID<Controller>) {
    guard let name = element.name(of: .name), let type = element[.type], let range = element.attribute(.type)?.range
    else {
      return graph.controllers[controller].isDamaged = true
    }
    graph.controllers[controller].parameters.append(
      Controller.Parameter(
        name: name, type: type, typeRange: range, fallback: element.name(of: .defaultValue)))
  }

  func outlet(_ element: Element) -> Outlet? {
    guard let property = element.name(of: .property),
      let destination = element.name(of: .destination)
    else { return nil }
    return Outlet(
      property: property, destinationName: destination, isCollection: element.kind.role == .outletCollection)
  }
}
