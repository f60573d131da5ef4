import SceneCatalog
import SceneDiagnostics

/// What an object can have once is in it once: a refresh control, the configuration of a web view, the appearance of a
/// button in a state.
enum OnePartEach: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [SecondPart.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      if graph.objects[id].kind.role == .searchController { checkSegues(of: id, graph, &log) }
      var first: [String: SceneObject] = [:]
      for child in graph.objects[id].children.map({ graph.objects[$0] }) {
        guard let label = label(of: child) else { continue }
        guard let other = first[label] else {
          first[label] = child
          continue
        }
        log.report(
          SecondPart(element: graph.objects[id].kind.name, label: label), at: graph.place(child.range, of: id),
          notes: [Note("the first is here", at: graph.place(other.range, of: id))])
      }
    }
  }

  /// A search controller has one controller that shows the results.
  private static func checkSegues(of id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let segues = graph.objects[id].segues.filter { graph.segues[$0].kind == .embed }
    guard let first = segues.first else { return }
    for segue in segues.dropFirst() {
      log.report(
        SecondPart(element: graph.objects[id].kind.name, label: "'segue'"),
        at: graph.place(graph.segues[segue].range, of: segue),
        notes: [Note("the first is here", at: graph.place(graph.segues[first].range, of: first))])
    }
  }

  /// What there can be only one of; nil for an element that can be repeated.
  private static func label(of part: SceneObject) -> String? {
    if let states = part[.stateName] {
      return "'\(part.kind.name)' for '\(states.all.map(\.name).sorted().joined(separator: " "))'"
    }
    switch part.kind.placement {
    case .assigned, .creationArgument: return "'\(part.kind.name)'"
    default: return nil
    }
  }
}

struct SecondPart: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A scroll view has one `refreshControl`, a web view has one `wkWebViewConfiguration`, and a button has one `state` for
    each of its states. A second one would replace the first.

    Wrong:

        <button title="Send">
          <state name="highlighted" titleColor="systemGray"/>
          <state name="highlighted" systemImage="paperplane"/>
        </button>

    Right:

        <button title="Send">
          <state name="highlighted" titleColor="systemGray" systemImage="paperplane"/>
        </button>
    """
  let element: String
  let label: String

  var text: String { "this '\(element)' has a \(label) already; remove one of them" }
}
