import SceneCatalog
import SceneDiagnostics

/// Embed segues stand in container views, which hold nothing else, and in search controllers.
enum EmbedPlacement: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    ContainerWithSubviews.self, EmptyContainer.self, ForeignSegueInContainer.self, MisplacedEmbed.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for segue in graph.segueIDs { checkPlace(of: segue, graph, &log) }
    for object in graph.objectIDs where graph.objects[object].isContainer { checkContent(of: object, graph, &log) }
  }

  private static func checkPlace(of id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let segue = graph.segues[id]
    guard let kind = segue.kind, kind != .relationship else { return }
    let place = graph.kindPlace(of: id)
    if case .container(let container) = segue.trigger {
      guard kind != .embed else { return }
      log.report(ForeignSegueInContainer(kind: kind, container: graph.objects[container].label), at: place)
    } else if kind == .embed {
      log.report(MisplacedEmbed(destination: segue.destinationName?.text), at: place)
    }
  }

  private static func checkContent(of id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let container = graph.objects[id]
    if container.kind.role != .view { return }
    let subview = container.children.first {
      graph.objects[$0].kind.role.isOne(of: [.view, .tableSection])
    }
    if let subview {
      log.report(
        ContainerWithSubviews(container: container.label, subview: graph.objects[subview].kind.name),
        at: graph.place(graph.objects[subview].range, of: subview))
    } else if container.segues.isEmpty, !container.isDamaged {
      log.report(EmptyContainer(container: container.name?.text), at: graph.place(container.range, of: id))
    }
  }
}

extension SceneObject {
  /// Its name for messages.
  var label: String { name?.text ?? kind.name }
}

struct MisplacedEmbed: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An embed segue puts the view of its destination into the container view that it stands in, so it has to stand in one,
    or in a `searchController`, for the results of a search.

    Wrong:

        <viewController id="dash">
          <segue kind="embed" destination="clock"/>
        </viewController>

    Right:

        <viewController id="dash">
          <view>
            <containerView pin="safeArea">
              <segue kind="embed" destination="clock"/>
            </containerView>
          </view>
        </viewController>
    """
  let destination: String?

  var text: String { "an 'embed' segue has to stand in a 'containerView' or a 'searchController'" }
  var help: String? {
    destination.map {
      "<containerView><segue kind=\"embed\" destination=\"\($0)\"/></containerView> shows it in a view"
    }
  }
}

struct ForeignSegueInContainer: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A container view is nothing that a person taps: it fires no segues, it only embeds. A segue that code performs stands
    directly in its controller, one that a control fires stands in the control.

    Wrong:

        <containerView id="content">
          <segue kind="push" identifier="showDetail" destination="detail"/>
        </containerView>

    Right:

        <containerView id="content">
          <segue kind="embed" destination="list"/>
        </containerView>
    """
  let kind: Segue.Kind
  let container: String

  var text: String { "'\(container)' can only embed; move this '\(kind.rawValue)' segue out of it" }
  var help: String? { "directly in the controller, code performs it; in a control, the control fires it" }
}

struct ContainerWithSubviews: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A container view is filled by the view of the controller that it embeds. Other views stand beside it, or in the scene
    of that controller.

    Wrong:

        <containerView id="content">
          <segue kind="embed" destination="list"/>
          <label text="Loading"/>
        </containerView>

    Right:

        <containerView id="content">
          <segue kind="embed" destination="list"/>
        </containerView>
        <label text="Loading"/>
    """
  let container: String
  let subview: String

  var text: String { "'\(container)' shows a controller's view and holds no others; move this '\(subview)' out of it" }
}

struct EmptyContainer: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A container view without an embed segue stays empty. Say what it shows, or make it a plain `view`:

        <containerView id="content">
          <segue kind="embed" destination="list"/>
        </containerView>
    """
  let container: String?

  var text: String { (container.map { "'\($0)'" } ?? "this 'containerView'") + " has no embed segue and stays empty" }
  var help: String? { "if code adds the views, make it a 'view'" }
}
