import SceneDiagnostics

/// Controllers of a file, and things in one scene, have names of their own.
enum UniqueNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [DuplicateName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for file in graph.files { checkControllers(of: file, graph, &log) }
    for tree in graph.treeIDs { checkObjects(of: tree, graph, &log) }
  }

  private static func checkControllers(of file: SceneGraph.File, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    var first: [String: Name] = [:]
    let controllers = file.controllers.compactMap { graph.controllers[$0].name }
    let views = file.trees.compactMap { graph.trees[$0].root.flatMap { graph.objects[$0].name } }
    for name in controllers + views {
      guard let other = first[name.text] else {
        first[name.text] = name
        continue
      }
      report(name, in: "the file", at: file.place(name.range), first: file.place(other.range), &log)
    }
  }

  private static func checkObjects(of tree: ID<ViewTree>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let objects = graph.trees[tree].objects
    var first: [String: Name] = [:]
    first.reserveCapacity(objects.count)
    for id in objects {
      guard let name = graph.objects[id].name else { continue }
      guard let other = first.updateValue(name, forKey: name.text) else { continue }
      first[name.text] = other
      report(
        name, in: graph.scope(of: tree), at: graph.place(name.range, in: tree),
        first: graph.place(other.range, in: tree), &log)
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

extension SceneGraph {
  /// The scope of unique names, for messages.
  fileprivate func scope(of tree: ID<ViewTree>) -> String {
    switch trees[tree].owner {
    case .controller: "the scene '\(label(of: tree))'"
    case .list: "the prototype '\(label(of: tree))'"
    case .file: "the view '\(label(of: tree))'"
    }
  }
}

struct DuplicateName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An `id` is what segues, constraints and code refer to, so no two controllers of a file share one, and no two things in
    the scene of one controller, in one prototype or in one view of the file. Different scenes may use one name.

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
