import SceneCatalog
import SceneDiagnostics

/// No controller contains itself, neither directly nor by way of others.
enum EmbedCycles: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [EmbedCycle.self, SelfEmbed.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    let cycles = CycleSearch.cycles(among: graph.controllers.count) { context.containment.children(of: ID($0)) }
    for cycle in cycles { report(cycle, graph, &log) }
  }

  private static func report(_ cycle: [Containment.Edge], _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let places = cycle.map { edge in
      graph.place(graph.segues[edge.segue].destinationName?.range ?? graph.segues[edge.segue].range, of: edge.segue)
    }
    let steps = cycle.map { edge in
      Step(
        parent: graph.controllers[edge.parent].label, child: graph.controllers[edge.child].label,
        isEmbed: graph.segues[edge.segue].kind == .embed)
    }
    if cycle.count == 1 { return log.report(SelfEmbed(step: steps[0]), at: places[0]) }
    let notes = zip(steps, places).dropFirst().map { Note("\($0.text) here", at: $1) }
    log.report(EmbedCycle(steps: steps), at: places[0], notes: notes)
  }

  /// One controller that contains another, for messages.
  struct Step {
    let parent: String
    let child: String
    let isEmbed: Bool

    var verb: String { isEmbed ? "embeds" : "contains" }
    var text: String { "'\(parent)' \(verb) '\(child)'" }
  }
}

extension Containment.Edge: CycleEdge {
  var origin: Int { parent.index }
  var target: Int { child.index }
}

struct SelfEmbed: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A controller that contains itself would be made again inside itself, without end. Embed another controller, or open it
    by a segue such as `push`, which makes a new one when it is wanted:

        <viewController id="folder" customClass="Folder">
          <segue kind="push" identifier="showFolder" destination="folder"/>
        </viewController>
    """
  let step: EmbedCycles.Step

  var text: String { "'\(step.parent)' cannot be inside itself; \(step.isEmbed ? "embed" : "name") another controller" }
}

struct EmbedCycle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A controller makes what it embeds when its view loads, and UIKit's containers make their children at once. Where that
    leads back to the first controller, a new one would be made inside, without end: `a` embeds `b`, `b` embeds `a`.

    One segue on the way has to go, or become one that is performed when it is wanted, such as `push` or `present`.
    """
  let steps: [EmbedCycles.Step]

  var text: String {
    let first = steps.first.map { "'\($0.parent)'" } ?? ""
    return "controllers contain each other without end: " + first + steps.map { " \($0.verb) '\($0.child)'" }.joined()
  }
}
