import SceneDiagnostics

/// Controllers of a file, and things in one scene, have names of their own.
enum UniqueNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [DuplicateName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for file in graph.files { checkControllers(of: file, graph, &log) }
    for controller in graph.controllerIDs { checkObjects(of: controller, graph, &log) }
  }

  private static func checkControllers(of file: SceneGraph.File, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    var first: [String: Name] = [:]
    for id in file.controllers {
      guard let name = graph.controllers[id].name else { continue }
      guard let other = first[name.text] else {
        first[name.text] = name
        continue
      }
      report(name, in: "the file", at: file.place(name.range), first: file.place(other.range), &log)
    }
  }

  private static func checkObjects(
    of controller: ID<Controller>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let objects = graph.tree(of: controller).objects
    var first: [String: Name] = [:]
    first.reserveCapacity(objects.count)
    for id in objects {
      guard let name = graph.objects[id].name else { continue }
      guard let other = first.updateValue(name, forKey: name.text) else { continue }
      first[name.text] = other
      report(
        name, in: "the scene '\(graph.controllers[controller].label)'", at: graph.place(name.range, in: controller),
        first: graph.place(other.range, in: controller), &log)
    }
  }

  private static func report(
    _ name: Name, in scope: String, at place: Place, first: Place, _ log: inout DiagnosticLog
  ) {
    log.report(
      DuplicateName(name: name.text, scope: scope), at: place,
      notes: [Note("the first '\(name.text)' is here", at: first)])
  }
}

struct DuplicateName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An `id` is what segues, constraints and code refer to, so no two controllers of a file share one, and no two things in
    the scene of one controller. Things in different scenes may be called alike.

    Wrong:

        <viewController id="detail" customClass="Profile"/>
        <viewController id="detail" customClass="Settings"/>

    Right:

        <viewController id="profile" customClass="Profile"/>
        <viewController id="settings" customClass="Settings"/>
    """
  let name: String
  let scope: String

  var text: String { "\(scope) has another '\(name)' already; give this one a name of its own" }
}
