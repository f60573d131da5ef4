import SceneCatalog
import SceneDiagnostics

/// What is made together holds each controller once, so that code can tell them apart.
enum RepeatedChildren: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [RepeatedChild.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    var repeated: [ID<Controller>: Containment.Edge?] = [:]
    for id in graph.controllerIDs {
      checkRelationships(of: id, context, &log)
      checkContainers(of: id, context, &log)
    }
    for id in graph.segueIDs {
      guard let kind = graph.segues[id].kind, kind != .relationship, kind != .unwind,
        let destination = graph.destination(of: id)
      else { continue }
      let repetition = repeated[destination] ?? context.containment.repetition(in: destination)
      repeated[destination] = repetition
      guard let repetition, repetition.parent != destination else { continue }
      report(repetition.child, at: graph.destinationPlace(of: id), also: repetition.segue, graph, &log)
    }
  }

  private static func checkRelationships(
    of id: ID<Controller>, _ context: CheckContext, _ log: inout DiagnosticLog
  ) {
    let graph = context.graph
    // Pages are told apart by their order, and by what their relationships give to them.
    guard let container = graph.controllers[id].container, container != .pages else { return }
    var first: [ID<Controller>: ID<Segue>] = [:]
    for edge in context.containment.relationships(of: id) {
      guard let other = first.updateValue(edge.segue, forKey: edge.child) else { continue }
      report(edge.child, at: graph.destinationPlace(of: edge.segue), also: other, graph, &log)
    }
  }

  /// The container views of a scene show different controllers; the segues of one of them may lead to the same one.
  private static func checkContainers(
    of id: ID<Controller>, _ context: CheckContext, _ log: inout DiagnosticLog
  ) {
    let graph = context.graph
    var first: [ID<Controller>: (container: ID<SceneObject>, segue: ID<Segue>)] = [:]
    for segue in graph.controllers[id].segues where graph.segues[segue].kind == .embed {
      guard case .container(let container) = graph.segues[segue].trigger, let destination = graph.destination(of: segue)
      else { continue }
      for child in context.containment.shown(by: destination) {
        guard let other = first.updateValue((container, segue), forKey: child) else { continue }
        first[child] = other
        let areNamed = [segue, other.segue].allSatisfy { context.containment.ownName(ofChildBy: $0) != nil }
        guard other.container != container, !areNamed else { continue }
        report(child, at: graph.destinationPlace(of: segue), also: other.segue, graph, &log)
        break
      }
    }
  }

  private static func report(
    _ child: ID<Controller>, at place: Place, also segue: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    log.report(
      RepeatedChild(child: graph.label(of: child)), at: place,
      notes: [Note("it is also made here", at: graph.destinationPlace(of: segue))])
  }
}

struct RepeatedChild: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Code reaches a child by the id of its controller, as `scene.clock`, and gets all that a segue shows in one case, such as
    `case main(UITabBarController, home: Home, search: Search)`. So the same controller does not stand twice in one
    container, in two container views of one scene, or in two places of what one segue leads to. A class may serve as many
    controllers as you like. Pages of a `pageViewController` may repeat a controller: their order tells them apart.

    Container views of one scene may show the same controller if each of their segues has an identifier. Code reaches the
    children by these: `scene.local` and `scene.world`. Arguments may give each its own values:

        <containerView><segue kind="embed" identifier="local" destination="clock"/></containerView>
        <containerView><segue kind="embed" identifier="world" destination="clock"/></containerView>

    Wrong:

        <containerView><segue kind="embed" destination="clock"/></containerView>
        <containerView><segue kind="embed" destination="clock"/></containerView>

        <viewController id="clock" customClass="Clock"/>

    Right:

        <containerView><segue kind="embed" destination="localClock"/></containerView>
        <containerView><segue kind="embed" destination="worldClock"/></containerView>

        <viewController id="localClock" customClass="Clock"/>
        <viewController id="worldClock" customClass="Clock"/>
    """
  let child: String

  var text: String { "'\(child)' would be made twice at once, and nothing could tell the two apart" }
  var help: String? { "add a controller with another id; both may be of the same class" }
}
