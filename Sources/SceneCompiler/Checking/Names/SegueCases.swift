import SceneCatalog
import SceneDiagnostics

/// Segues of a scene that lead to different places are different cases of its enumeration of segues.
enum SegueCases: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for controller in graph.controllerIDs {
      var first: [String: ID<Segue>] = [:]
      for segue in graph.controllers[controller].segues {
        guard let swift = GeneratedNames.segueCase(graph.segues[segue], in: graph) else { continue }
        guard let other = first.updateValue(segue, forKey: swift) else { continue }
        first[swift] = other
        if !areOneCase(segue, other, context) { report(segue, other, swift, graph, &log) }
      }
    }
  }

  private static func areOneCase(_ id: ID<Segue>, _ other: ID<Segue>, _ context: CheckContext) -> Bool {
    let graph = context.graph
    if let identifier = graph.segues[id].identifier, let otherIdentifier = graph.segues[other].identifier {
      return identifier.text == otherIdentifier.text
    }
    return graph.destination(of: id) == graph.destination(of: other) && haveOnePayload(id, other, context)
  }

  /// A segue that goes back to a container has the container only, one that makes it has all that is made with it.
  private static func haveOnePayload(_ id: ID<Segue>, _ other: ID<Segue>, _ context: CheckContext) -> Bool {
    let graph = context.graph
    guard (graph.segues[id].kind == .unwind) != (graph.segues[other].kind == .unwind) else { return true }
    return graph.destination(of: id).map { context.containment.relationships(of: $0).isEmpty } ?? true
  }

  private static func report(
    _ id: ID<Segue>, _ other: ID<Segue>, _ swift: String, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let (one, range) = description(of: graph.segues[id])
    let (another, otherRange) = description(of: graph.segues[other])
    log.report(
      CollidingNames(one: one, other: another, swift: swift), at: graph.place(range, of: id),
      notes: [CollidingNames.note(on: another, at: graph.place(otherRange, of: other))])
  }

  private static func description(of segue: Segue) -> (text: String, range: SourceRange) {
    if let identifier = segue.identifier { return ("the segue '\(identifier.text)'", identifier.range) }
    guard let destination = segue.destinationName else { return ("a segue", segue.range) }
    let way = segue.kind == .unwind ? "back to" : "to"
    return ("the segue \(way) '\(destination.text)'", destination.range)
  }
}
