import SceneCatalog
import SceneDiagnostics

/// No controller contains itself, neither directly nor by way of others.
enum EmbedCycles: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [EmbedCycle.self, SelfEmbed.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    var search = CycleSearch(context.containment, controllers: graph.controllers.count)
    for controller in graph.controllerIDs { search.visit(from: controller) }
    for cycle in search.cycles { report(cycle, graph, &log) }
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

/// Goes down from controller to child until it comes back to one that it is still inside.
///
/// It keeps its way in an array rather than in recursive calls: scenes nest as deep as their authors like.
private struct CycleSearch {
  private(set) var cycles: [[Containment.Edge]] = []
  private let containment: Containment
  /// Where on the way a controller is; nil for one that was not visited or is done with.
  private var depth: [Int?]
  private var isDone: [Bool]
  /// Whether a cycle through it was found: breaking that one may break others, so one at a time.
  private var isReported: [Bool]
  private var way: [(controller: ID<Controller>, edge: Containment.Edge?, next: Int)] = []

  init(_ containment: Containment, controllers: Int) {
    self.containment = containment
    depth = Array(repeating: nil, count: controllers)
    isDone = Array(repeating: false, count: controllers)
    isReported = isDone
  }

  mutating func visit(from start: ID<Controller>) {
    guard !isDone[start.index] else { return }
    enter(start, by: nil)
    while let last = way.last {
      let children = containment.children(of: last.controller)
      if last.next < children.count {
        way[way.count - 1].next += 1
        follow(children[last.next])
      } else {
        leave(last.controller)
      }
    }
  }

  private mutating func follow(_ edge: Containment.Edge) {
    if let start = depth[edge.child.index] {
      addCycle(from: start, closedBy: edge)
    } else if !isDone[edge.child.index] {
      enter(edge.child, by: edge)
    }
  }

  private mutating func enter(_ controller: ID<Controller>, by edge: Containment.Edge?) {
    depth[controller.index] = way.count
    way.append((controller, edge, 0))
  }

  private mutating func leave(_ controller: ID<Controller>) {
    depth[controller.index] = nil
    isDone[controller.index] = true
    way.removeLast()
  }

  private mutating func addCycle(from start: Int, closedBy edge: Containment.Edge) {
    guard !isReported[edge.parent.index] else { return }
    let cycle = way[(start + 1)...].compactMap(\.edge) + [edge]
    for edge in cycle { isReported[edge.parent.index] = true }
    cycles.append(cycle)
  }
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
