import InterfaceBuilder
import SceneCatalog

/// Adds what connects objects: outlets, actions, segues.
struct ConnectionExport {
  let exporter: SceneExporter
  private let origins: SegueOrigins

  init(_ exporter: SceneExporter) {
    self.exporter = exporter
    origins = SegueOrigins(exporter.tree)
  }

  /// Adds all connections.
  func add() {
    for node in exporter.tree.root.subtree where node["outlet"] != nil { addShortOutlet(to: node) }
    for (node, holder) in exporter.connections {
      switch node.kind.role {
      case .outlet, .outletCollection: addOutlet(node, holder)
      case .action: addAction(node, holder)
      case .segue: addSegue(node, holder)
      default: break
      }
    }
    addRootReferences()
  }

  private func addRootReferences() {
    let root = exporter.tree.root
    guard let name = root["initialViewController"] else { return }
    guard let controller = exporter.tree.controller(named: name) else {
      return root.record(.left("there is no such controller"), "initialViewController")
    }
    // A xib has no controllers; the storyboard beside it says it.
    if let id = id(of: controller) { root.draft?.set("initialViewController", id) }
    root.carry("initialViewController")
  }

  /// The object ID of the object with a name; nil if it is no object of the document.
  private func id(of name: String, in node: SceneNode) -> String? {
    exporter.tree.node(named: name, in: node).flatMap(id(of:))
  }

  private func id(of target: SceneNode) -> String? {
    guard let draft = target.draft else { return nil }
    exporter.identify(target, draft)
    return draft["id"]
  }

  private func append(_ name: String, _ attributes: [(String, String?)], to holder: NibDraft, from node: SceneNode)
    -> NibDraft
  {
    let draft = NibDraft(name)
    for case let (name, value?) in attributes { draft.set(name, value) }
    draft.set("id", exporter.ids.id(for: name + " " + exporter.path(of: node)))
    holder.child("connections").append(draft)
    return draft
  }

  // MARK: Outlets

  /// Adds the outlet for `outlet="true"` to the controller, the prototype or the view of the file around an element.
  private func addShortOutlet(to node: SceneNode) {
    guard node["outlet"] == "true" else { return node.carry("outlet") }
    let owner = node.ancestors.first {
      $0.isPrototype || $0.kind.role == .controller || $0.parent === exporter.tree.root
    }
    guard let owner = owner?.draft, let draft = node.draft, let id = draft["id"], let name = node.name else {
      return node.record(.left("there is no object that has it"), "outlet")
    }
    _ = append("outlet", [("property", name), ("destination", id)], to: owner, from: node)
    node.carry("outlet")
  }

  private func addOutlet(_ node: SceneNode, _ holder: NibDraft) {
    guard let name = node["destination"], let property = node["property"], let id = id(of: name, in: node) else {
      return exporter.note(node, "what it leads to is no object of the storyboard")
    }
    _ = append(node.kind.name, [("property", property), ("destination", id)], to: holder, from: node)
    finish(node)
  }

  private func finish(_ node: SceneNode) {
    node.record(.carried)
    for attribute in node.attributes where node.fates[attribute.name] == nil { node.carry(attribute.name) }
  }

  // MARK: Actions

  private func addAction(_ node: SceneNode, _ holder: NibDraft) {
    guard let selector = node["selector"].flatMap(ValueDraft.selector) else {
      return exporter.note(node, "no selector")
    }
    if node.parent?.kind.role == .keyCommand, node["destination"] == nil {
      holder.set("actionName", selector)
      return finish(node)
    }
    guard let receiver = receiver(of: node), let place = node.parent, place.kind.role != .menuItem else {
      return exporter.note(node, "what receives it is no object of the storyboard")
    }
    var event = node["eventType"]
    if case .controlEvent(let usual)? = place.kind.trigger { event = event ?? usual }
    _ = append(
      "action", [("selector", selector), ("destination", receiver), ("eventType", event)], to: holder, from: node)
    finish(node)
  }

  private func receiver(of action: SceneNode) -> String? {
    guard let name = action["destination"] else {
      guard let controller = action.controller else { return "-1" }
      return controller.draft.flatMap { $0["id"] }
    }
    if name == "firstResponder" { return firstResponder(around: action) }
    return id(of: name, in: action)
  }

  private func firstResponder(around node: SceneNode) -> String? {
    let owner = node.controller ?? ([node] + Array(node.ancestors)).first { $0.parent?.parent == nil }
    let objects = owner.flatMap { exporter.objects[ObjectIdentifier($0)] }
    return objects.flatMap { exporter.responders[ObjectIdentifier($0)] }
  }

  // MARK: Segues

  private func addSegue(_ node: SceneNode, _ holder: NibDraft) {
    guard let kind = node["kind"], let name = node["destination"], let destination = destination(of: node, kind, name),
      node.parent?.kind.role.isOne(of: Self.holders) ?? false || node.parent?.isView ?? false
    else { return exporter.note(node, "what it leads to is no object of the storyboard") }
    let draft = append("segue", [("destination", destination)], to: holder, from: node)
    node.draft = draft
    for attribute in node.attributes where attribute.name != "destination" { set(attribute, of: node, on: draft) }
    node.record(.carried)
    node.carry("destination")
    addAnchor(of: node, kind, to: draft)
    for child in node.children {
      exporter.note(child, "Interface Builder has no values for the destination of a segue")
    }
  }

  private static let holders: Roles = [.controller, .barButtonItem, .gestureRecognizer]

  private func set(_ attribute: SceneNode.Attribute, of node: SceneNode, on draft: NibDraft) {
    let kind = node.kind.attribute(named: attribute.name)?.value
    switch kind {
    case .reference?:
      guard let id = id(of: attribute.value, in: node) else { break }
      draft.set(attribute.name, id)
      return node.carry(attribute.name)
    case .references?:
      let ids = attribute.value.split(separator: " ").compactMap { id(of: String($0), in: node) }
      guard !ids.isEmpty, attribute.name == "passthroughViews" else { break }
      let views = draft.child("popoverPassthroughViews", key: "popoverPassthroughViews")
      for id in ids {
        let view = NibDraft("outlet")
        view.set("reference", id)
        views.append(view)
      }
      return node.carry(attribute.name)
    default: break
    }
    AttributeExport(exporter: exporter).add(attribute, of: node, to: draft)
  }

  /// By default, the anchor of a popover is the view that triggers the segue.
  private func addAnchor(of node: SceneNode, _ kind: String, to draft: NibDraft) {
    guard kind == "popover", let holder = node.parent, let id = holder.draft?["id"],
      draft["popoverAnchorView"] == nil, draft["popoverAnchorBarButtonItem"] == nil
    else { return }
    if holder.kind.role == .barButtonItem { draft.set("popoverAnchorBarButtonItem", id) }
    if holder.isView { draft.set("popoverAnchorView", id) }
  }

  /// The object that a segue leads to: a controller, or for an unwind segue an exit.
  private func destination(of node: SceneNode, _ kind: String, _ name: String) -> String? {
    guard let destination = exporter.tree.controller(named: name) else { return nil }
    guard kind == "unwind" else { return id(of: destination) }
    guard let source = node.controller else { return nil }
    // The exit of the own scene, if UIKit and the import find the destination by themselves.
    let isFound = (origins.origin(of: source) ?? source) === destination
    return exporter.exit(of: isFound || destination === source ? source : destination)
  }
}

/// The sources of the segues to each controller.
struct SegueOrigins {
  private var origins: [ObjectIdentifier: [SceneNode]] = [:]

  init(_ tree: SceneTree) {
    for segue in tree.root.subtree where segue.kind.role == .segue && segue["kind"] != "unwind" {
      guard let source = segue.controller, let name = segue["destination"],
        let destination = tree.controller(named: name)
      else { continue }
      origins[ObjectIdentifier(destination), default: []].append(source)
    }
  }

  /// The nearest controller with a class of its own that leads to a controller: the one that the import takes for the
  /// destination of an unwind segue that names none.
  func origin(of controller: SceneNode) -> SceneNode? {
    var (queue, seen): ([SceneNode], Set<ObjectIdentifier>) = ([controller], [ObjectIdentifier(controller)])
    var fallback: SceneNode?
    var index = 0
    while index < queue.count {
      for origin in origins[ObjectIdentifier(queue[index])] ?? [] where seen.insert(ObjectIdentifier(origin)).inserted {
        if origin["customClass"] != nil, origin.kind.container == nil { return origin }
        if fallback == nil, origin.kind.container == nil { fallback = origin }
        queue.append(origin)
      }
      index += 1
    }
    return fallback
  }
}
