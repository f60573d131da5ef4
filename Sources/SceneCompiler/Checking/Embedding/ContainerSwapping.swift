import SceneCatalog
import SceneDiagnostics

/// Container views say what is needed to swap children where they have several, and nothing of it where they have one.
enum ContainerSwapping: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    SeveralInitialChildren.self, SwapWithoutIdentifier.self, TransitionWithoutSwap.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs where graph.objects[id].isContainer {
      let embeds = graph.objects[id].segues.filter { graph.segues[$0].kind == .embed }
      if embeds.count > 1, graph.objects[id].kind.role != .view {
        // `OnePartEach` reports all but the first.
      } else if embeds.count > 1 {
        checkSwapped(embeds, in: graph.objects[id].label, graph, &log)
      } else if let embed = embeds.first, graph.objects[id].segues.count == 1 {
        checkFixed(embed, in: id, graph, &log)
      }
    }
  }

  private static func checkSwapped(
    _ embeds: [ID<Segue>], in container: String, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    var initial: ID<Segue>?
    for id in embeds {
      let segue = graph.segues[id]
      if segue.identifier == nil, !segue.isDamaged {
        log.report(
          SwapWithoutIdentifier(container: container, destination: segue.destinationName?.text),
          at: graph.place(segue.range, of: id))
      }
      guard segue.isInitial else { continue }
      if let initial {
        log.report(
          SeveralInitialChildren(container: container), at: graph.initialPlace(of: id),
          notes: [Note("the first is here", at: graph.initialPlace(of: initial))])
      }
      initial = initial ?? id
    }
  }

  private static func checkFixed(
    _ embed: ID<Segue>, in container: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let attributes = graph.objects[container].attributes + graph.segues[embed].attributes
    for attribute in attributes where attribute.isForSwapping {
      let place = graph.place(attribute.nameRange, of: container)
      log.report(
        TransitionWithoutSwap(attribute: attribute.kind.name, container: graph.objects[container].label),
        at: place, fix: .removing(attribute, in: place.file))
    }
  }
}

extension Attribute {
  /// Whether it says how one of several children takes the place of another.
  fileprivate var isForSwapping: Bool {
    matches(.retain) || matches(.initial) || matches(.transition) || matches(.duration)
  }
}

extension SceneGraph {
  fileprivate func initialPlace(of segue: ID<Segue>) -> Place {
    place(segues[segue].attribute(.initial)?.nameRange ?? segues[segue].range, of: segue)
  }
}

struct SeveralInitialChildren: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A container view with several embed segues shows one child at a time. `initial` marks the one that is there from the
    start, so at most one segue has it; with none, the container view starts empty.

    Wrong:

        <containerView id="root">
          <segue kind="embed" identifier="showLogin" destination="login" initial="true"/>
          <segue kind="embed" identifier="showMain" destination="main" initial="true"/>
        </containerView>

    Right:

        <containerView id="root">
          <segue kind="embed" identifier="showLogin" destination="login" initial="true"/>
          <segue kind="embed" identifier="showMain" destination="main"/>
        </containerView>
    """
  let container: String

  var text: String { "'\(container)' has an initial child already; only one can be the first to be shown" }
}

struct SwapWithoutIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A container view with several embed segues shows one child at a time, and code performs a segue to swap its child in.
    For that, every one of them needs an identifier, the initial one too, for code may want to come back to it.

    Wrong:

        <containerView id="root">
          <segue kind="embed" destination="login" initial="true"/>
          <segue kind="embed" destination="main"/>
        </containerView>

    Right:

        <containerView id="root">
          <segue kind="embed" identifier="showLogin" destination="login" initial="true"/>
          <segue kind="embed" identifier="showMain" destination="main"/>
        </containerView>
    """
  let container: String
  let destination: String?

  var text: String { "'\(container)' has several children, so code needs an identifier to swap this one in" }
  var help: String? {
    let name = "show" + SpelledName.raisingFirst(destination ?? "other")
    return "identifier=\"\(name)\" gives \(GeneratedNames.perform(name))()"
  }
}

struct TransitionWithoutSwap: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A container view with one embed segue has its child from the start and keeps it. `initial`, `transition`, `duration`
    and `retain` say how one of several children takes the place of another, and have no effect there.

        <containerView id="root" retain="true">
          <segue kind="embed" identifier="showLogin" destination="login" initial="true"/>
          <segue kind="embed" identifier="showMain" destination="main" transition="crossDissolve" duration="0.3"/>
        </containerView>
    """
  let attribute: String
  let container: String

  var text: String { "'\(attribute)' has no effect: '\(container)' has one child, which is never swapped" }
}
