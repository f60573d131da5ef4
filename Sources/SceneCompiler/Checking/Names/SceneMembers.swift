import SceneCatalog
import SceneDiagnostics

/// What code reaches through a controller's `scene` has different names: views, children, the parent, methods.
enum SceneMembers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for controller in graph.controllerIDs where !graph.controllers[controller].isPlaceholder {
      var members = Members(controller, context)
      for object in graph.tree(of: controller).objects { members.add(object: object, &log) }
      for tree in graph.trees(in: controller) {
        if let root = graph.trees[tree].root { members.add(prototype: root, &log) }
      }
      for segue in graph.controllers[controller].segues { members.add(segue: segue, &log) }
      // The app's class is what gets an accessor for the parent.
      if graph.controllers[controller].customClass != nil,
        let parent = context.containment.onlyParent(of: controller)
      {
        members.add(parent: parent, &log)
      }
    }
  }
}

/// The members of one scene so far, by their Swift names.
private struct Members {
  /// The declaration with a name.
  enum Member {
    case object(ID<SceneObject>)
    case child(ID<Controller>, ID<Segue>)
    case method(ID<Segue>)
    case parent(ID<Controller>)
    case prototype(ID<SceneObject>)
  }

  let scene: ID<Controller>
  let graph: SceneGraph
  let containment: Containment
  private var members: [String: Member] = [:]

  init(_ scene: ID<Controller>, _ context: CheckContext) {
    self.scene = scene
    graph = context.graph
    containment = context.containment
    members.reserveCapacity(graph.tree(of: scene).objects.count)
  }

  mutating func add(object: ID<SceneObject>, _ log: inout DiagnosticLog) {
    guard let name = graph.objects[object].name?.text else { return }
    add(.object(object), as: GeneratedNames.property(name), &log)
  }

  mutating func add(prototype root: ID<SceneObject>, _ log: inout DiagnosticLog) {
    guard let name = GeneratedNames.prototype(graph.objects[root]), !graph.trees[graph.objects[root].tree].isScene
    else {
      return
    }
    add(.prototype(root), as: GeneratedNames.dequeue(name), &log)
  }

  mutating func add(segue id: ID<Segue>, _ log: inout DiagnosticLog) {
    let segue = graph.segues[id]
    if segue.kind == .embed, let destination = graph.destination(of: id) {
      for child in containment.shown(by: destination) {
        guard let name = graph.controllers[child].name?.text else { continue }
        let own = child == destination ? containment.ownName(ofChildBy: id) : nil
        add(.child(child, id), as: own ?? GeneratedNames.property(name), &log)
      }
    }
    if segue.identifier != nil, let name = GeneratedNames.segueCase(segue, in: graph) {
      add(.method(id), as: GeneratedNames.perform(name), &log)
    }
  }

  mutating func add(parent: ID<Controller>, _ log: inout DiagnosticLog) {
    guard let name = graph.controllers[parent].name?.text else { return }
    add(.parent(parent), as: GeneratedNames.property(name), &log)
  }

  private mutating func add(_ member: Member, as swift: String, _ log: inout DiagnosticLog) {
    guard let other = members.updateValue(member, forKey: swift) else { return }
    members[swift] = other
    guard !isReportedElsewhere(member, other) else { return }
    let note = CollidingNames.note(on: description(of: other), at: graph.place(range(of: other), in: scene))
    log.report(
      CollidingNames(one: description(of: member), other: description(of: other), swift: swift),
      at: graph.place(range(of: member), in: scene), notes: [note])
  }

  /// Two things with one id are duplicates, two segues with one case collide by their names, and a child may be shown
  /// twice.
  private func isReportedElsewhere(_ member: Member, _ other: Member) -> Bool {
    switch (member, other) {
    case (.object(let one), .object(let two)): graph.objects[one].name?.text == graph.objects[two].name?.text
    case (.child(let one, _), .child(let two, _)): one == two
    case (.method, .method): true
    case (.prototype(let one), .prototype(let two)): graph.areAlike(one, two)
    default: false
    }
  }

  private func description(of member: Member) -> String {
    switch member {
    case .object(let id): "the \(graph.objects[id].kind.name) '\(graph.objects[id].name?.text ?? "")'"
    case .child(let id, _): "the child '\(graph.controllers[id].label)'"
    case .method(let id): "the method that performs '\(graph.segues[id].identifier?.text ?? "")'"
    case .prototype(let id): "the prototype '\(graph.label(of: graph.objects[id].tree))'"
    case .parent(let id): "the parent '\(graph.controllers[id].label)'"
    }
  }

  private func range(of member: Member) -> SourceRange {
    switch member {
    case .object(let id): graph.objects[id].name?.range ?? graph.objects[id].range
    case .child(_, let segue): graph.segues[segue].destinationName?.range ?? graph.segues[segue].range
    case .method(let id): graph.segues[id].identifier?.range ?? graph.segues[id].range
    case .prototype(let id): graph.objects[id].name(of: .reuseIdentifier)?.range ?? graph.objects[id].range
    case .parent:
      graph.controllers[scene].name(of: .parent)?.range ?? graph.controllers[scene].name?.range
        ?? graph.controllers[scene].range
    }
  }
}

extension SceneGraph {
  /// Whether one list cannot tell two prototypes apart, which `ReuseIdentifiers` reports.
  func areAlike(_ one: ID<SceneObject>, _ two: ID<SceneObject>) -> Bool {
    guard case .list(let list) = trees[objects[one].tree].owner, case .list(let other) = trees[objects[two].tree].owner
    else { return false }
    return list == other && ReuseKey(objects[one]) == ReuseKey(objects[two])
  }
}
