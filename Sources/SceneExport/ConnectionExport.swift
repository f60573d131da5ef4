import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// Adds what connects objects: outlets, actions, segues.
struct ConnectionExport {
  let exporter: SceneExporter
  private var scene: SceneRecord { exporter.scene }
  private let origins: SegueOrigins

  init(_ exporter: SceneExporter) {
    self.exporter = exporter
    origins = SegueOrigins(exporter.scene.graph)
  }

  /// Adds all connections.
  func add() {
    for node in scene.root.subtree where node["outlet"] != nil { addShortOutlet(to: node) }
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
    let root = scene.root
    guard root["initialViewController"] != nil else { return }
    guard let controller = scene.graph.files[0].initial.flatMap({ scene.controllers[$0] }) else {
      return root.record(.left("there is no such controller"), "initialViewController")
    }
    // A xib has no controllers; the storyboard beside it says it.
    if let id = id(of: controller) { root.draft?.set("initialViewController", id) }
    root.carry("initialViewController")
  }

  /// The object ID of an element; nil if it is no object of the document.
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
    guard let holder = scene.owner(of: node)?.draft, let id = node.draft?["id"], let name = node.name else {
      return node.record(.left("there is no object that has it"), "outlet")
    }
    _ = append("outlet", [("property", name), ("destination", id)], to: holder, from: node)
    node.carry("outlet")
  }

  private func addOutlet(_ node: SceneNode, _ holder: NibDraft) {
    guard let property = node["property"], let id = scene.target(of: node).flatMap(id) else {
      return exporter.note(node, "what it leads to is no object of the storyboard")
    }
    _ = append(node.kind.name, [("property", property), ("destination", id)], to: holder, from: node)
    node.carryRest()
  }

  // MARK: Actions

  private func addAction(_ node: SceneNode, _ holder: NibDraft) {
    guard let selector = node["selector"].flatMap(ValueDraft.selector) else {
      return exporter.note(node, "no selector")
    }
    if node.parent?.kind.role == .keyCommand, node["destination"] == nil {
      holder.set("actionName", selector)
      return node.carryRest()
    }
    guard let receiver = receiver(of: node), let place = node.parent, place.kind.role != .menuItem else {
      return exporter.note(node, "what receives it is no object of the storyboard")
    }
    var event = node["eventType"]
    if case .controlEvent(let usual)? = place.kind.trigger { event = event ?? usual }
    _ = append(
      "action", [("selector", selector), ("destination", receiver), ("eventType", event)], to: holder, from: node)
    node.carryRest()
  }

  private func receiver(of action: SceneNode) -> String? {
    if case .connection(.firstResponder)? = action.meaning { return firstResponder(around: action) }
    guard action["destination"] == nil else { return scene.target(of: action).flatMap(id) }
    guard let controller = action.controller else { return "-1" }
    return controller.draft?["id"]
  }

  private func firstResponder(around node: SceneNode) -> String? {
    let owner = node.controller ?? ([node] + Array(node.ancestors)).first { $0.parent?.parent == nil }
    let objects = owner.flatMap { exporter.objects[ObjectIdentifier($0)] }
    return objects.flatMap { exporter.responders[ObjectIdentifier($0)] }
  }

  // MARK: Segues

  private func addSegue(_ node: SceneNode, _ holder: NibDraft) {
    guard case .segue(let segue)? = node.meaning, let destination = destination(of: segue),
      let parent = node.parent, parent.kind.role.isOne(of: Self.holders) || parent.isView
    else { return exporter.note(node, "what it leads to is no object of the storyboard") }
    let draft = append("segue", [("destination", destination)], to: holder, from: node)
    node.draft = draft
    for attribute in node.attributes where attribute.name != "destination" {
      set(attribute, of: node, segue, on: draft)
    }
    node.record(.carried)
    node.carry("destination")
    if scene.graph.segues[segue].kind == .popover { addAnchor(of: node, to: draft) }
    for child in node.children {
      exporter.note(child, "Interface Builder has no values for the destination of a segue")
    }
  }

  private static let holders: Roles = [.controller, .barButtonItem, .gestureRecognizer]

  private func set(_ attribute: SceneNode.Attribute, of node: SceneNode, _ segue: ID<Segue>, on draft: NibDraft) {
    let kind = node.kind.attribute(named: attribute.name)?.value
    switch kind {
    case .reference?:
      guard let id = scene.object(named: attribute.value, besides: segue).flatMap(id) else { break }
      draft.set(attribute.name, id)
      return node.carry(attribute.name)
    case .references?:
      let ids = attribute.value.split(separator: " ").compactMap { name in
        scene.object(named: String(name), besides: segue).flatMap(id)
      }
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
  private func addAnchor(of node: SceneNode, to draft: NibDraft) {
    guard let holder = node.parent, let id = holder.draft?["id"],
      draft["popoverAnchorView"] == nil, draft["popoverAnchorBarButtonItem"] == nil
    else { return }
    if holder.kind.role == .barButtonItem { draft.set("popoverAnchorBarButtonItem", id) }
    if holder.isView { draft.set("popoverAnchorView", id) }
  }

  /// The object that a segue leads to: a controller, or for an unwind segue an exit.
  private func destination(of id: ID<Segue>) -> String? {
    let segue = scene.graph.segues[id]
    guard let destination = segue.destination else { return nil }
    guard segue.kind == .unwind else { return scene.controllers[destination].flatMap(self.id) }
    // The exit of the own scene, if UIKit and the import find the destination by themselves.
    let isFound = origins.origin(of: segue.source) ?? segue.source == destination
    return scene.controllers[isFound ? segue.source : destination].flatMap(exporter.exit)
  }
}

/// The sources of the segues to each controller.
struct SegueOrigins {
  private let graph: SceneGraph
  private var origins: [ID<Controller>: [ID<Controller>]] = [:]

  init(_ graph: SceneGraph) {
    self.graph = graph
    for segue in graph.segues where segue.kind != .unwind {
      guard let destination = segue.destination else { continue }
      origins[destination, default: []].append(segue.source)
    }
  }

  /// The nearest controller with a class of its own that leads to a controller: the one that the import takes for the
  /// destination of an unwind segue that names none.
  func origin(of controller: ID<Controller>) -> ID<Controller>? {
    var (queue, seen): ([ID<Controller>], Set<ID<Controller>>) = ([controller], [controller])
    var fallback: ID<Controller>?
    var index = 0
    while index < queue.count {
      for origin in origins[queue[index]] ?? [] where seen.insert(origin).inserted {
        let isContainer = graph.controllers[origin].container != nil
        if graph.controllers[origin].customClass != nil, !isContainer { return origin }
        if fallback == nil, !isContainer { fallback = origin }
        queue.append(origin)
      }
      index += 1
    }
    return fallback
  }
}
