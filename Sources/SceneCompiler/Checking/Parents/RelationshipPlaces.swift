import SceneCatalog
import SceneDiagnostics

/// Relationships are those that UIKit's containers have, and stand in the container itself.
enum RelationshipPlaces: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [MisplacedRelationship.self, MissingAttribute.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs where graph.segues[id].kind == .relationship { check(id, graph, &log) }
  }

  private static func check(_ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let segue = graph.segues[id]
    let source = graph.controllers[segue.source]
    guard case .code = segue.trigger else {
      return log.report(
        MisplacedRelationship(controller: source.label, problem: .inView), at: graph.kindPlace(of: id))
    }
    guard let word = segue.attribute(.relationship)?.text else {
      if !graph.files[source.file].isIncomplete { reportMissingWord(id, graph, &log) }
      return
    }
    let allowed = source.container?.relationships ?? []
    guard let relationship = segue.relationship, !allowed.contains(relationship) else { return }
    log.report(
      MisplacedRelationship(
        controller: source.label, problem: .unknown(word: word, container: source.container)),
      at: graph.relationshipPlace(of: id),
      suggestion: allowed.count == 1 ? allowed.first.map { Suggestion($0.rawValue) } : nil)
  }

  private static func reportMissingWord(_ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let attribute = ElementKind.segue.attribute(of: .relationship) else { return }
    log.report(
      MissingAttribute(attribute: attribute.name, element: "segue", summary: attribute.summary),
      at: graph.place(graph.segues[id].range, of: id))
  }
}

extension SystemContainer {
  /// The relationships that it has.
  var relationships: [Relationship] {
    switch self {
    case .navigation: [.rootViewController]
    case .tabs, .pages: [.viewControllers]
    case .split:
      [.primaryViewController, .supplementaryViewController, .secondaryViewController, .compactViewController]
    }
  }
}

struct MisplacedRelationship: DiagnosticMessage {
  enum Problem: Sendable {
    case inView
    case unknown(word: String, container: SystemContainer?)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A relationship says which controllers one of UIKit's containers starts with. It stands directly in the container:

    - `navigationController`: `rootViewController`
    - `tabBarController` and `pageViewController`: `viewControllers`, once for each
    - `splitViewController`: `primaryViewController`, `supplementaryViewController`, `secondaryViewController`,
      `compactViewController`

    Other controllers have no relationships:

        <viewController id="home">
          <segue kind="relationship" relationship="viewControllers" destination="list"/>
        </viewController>

    They contain others in container views:

        <viewController id="home">
          <containerView pin="safeArea">
            <segue kind="embed" destination="list"/>
          </containerView>
        </viewController>
    """
  let controller: String
  let problem: Problem

  var text: String {
    switch problem {
    case .inView: "a relationship belongs to '\(controller)' itself, not to something in it"
    case .unknown(let word, let container?): "'\(controller)' is a \(container.noun), which has no '\(word)'"
    case .unknown(let word, nil): "'\(controller)' is no container of UIKit's, so it has no '\(word)'"
    }
  }
  var help: String? {
    switch problem {
    case .inView: "move it to the top of '\(controller)'"
    case .unknown(_, .split?): "its columns are 'primaryViewController', 'secondaryViewController' and others"
    case .unknown(_, _?): nil
    case .unknown(_, nil): "to show another controller inside it, put an embed segue in a 'containerView'"
    }
  }
}
