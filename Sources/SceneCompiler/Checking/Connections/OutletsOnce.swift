import SceneDiagnostics

/// No outlet of a controller or view is set twice.
enum OutletsOnce: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [DuplicateOutlet.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.controllerIDs { check(graph.tree(of: id).outlets, in: graph.controllers[id].tree, graph, &log) }
    for id in part.objectIDs where graph.objects[id].outlets.count > 1 {
      check(graph.objects[id].outlets, in: graph.objects[id].tree, graph, &log)
    }
  }

  private static func check(
    _ outlets: [Outlet], in tree: ID<ViewTree>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    var first: [String: Outlet] = [:]
    for outlet in outlets {
      guard let other = first.updateValue(outlet, forKey: outlet.property.text) else { continue }
      first[outlet.property.text] = other
      guard !outlet.isCollection || !other.isCollection else { continue }
      log.report(
        DuplicateOutlet(property: outlet.property.text, isMixed: outlet.isCollection != other.isCollection),
        at: graph.place(outlet.property.range, in: tree),
        notes: [
          Note(
            "it is set to '\(other.destinationName.text)' here", at: graph.place(other.property.range, in: tree))
        ])
    }
  }
}

struct DuplicateOutlet: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An outlet sets a property to one thing; a second one would undo it. A property that holds several things is set by an
    `outletCollection` for each of them.

    Wrong:

        <outlet property="stars" destination="firstStar"/>
        <outlet property="stars" destination="secondStar"/>

    Right:

        <outletCollection property="stars" destination="firstStar"/>
        <outletCollection property="stars" destination="secondStar"/>
    """
  let property: String
  let isMixed: Bool

  var text: String {
    isMixed
      ? "'\(property)' is an outlet and an outlet collection; make it one of them"
      : "'\(property)' is set already; remove one of the outlets"
  }
  var help: String? { isMixed ? nil : "a property that holds a list is set by an 'outletCollection' for each member" }
}
