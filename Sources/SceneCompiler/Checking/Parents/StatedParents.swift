import SceneCatalog
import SceneDiagnostics

/// A controller with a `parent` is contained by that one, and by no other.
enum StatedParents: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ContradictedParent.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let stated = context.graph.controllerIDs.compactMap { child -> StatedParent? in
      let parent = context.graph.controllers[child].parent.flatMap { context.graph.target(of: $0) }
      return parent.map { StatedParent(child: child, parent: $0) }
    }
    guard !stated.isEmpty else { return }
    let stacks = NavigationStacks(context.graph, of: Set(stated.map(\.parent)))
    for pair in stated { check(pair, stacks, context, &log) }
  }

  private static func check(
    _ pair: StatedParent, _ stacks: NavigationStacks, _ context: CheckContext, _ log: inout DiagnosticLog
  ) {
    let graph = context.graph
    let arrivals = context.flow.arrivals(at: pair.child)
    let isContained = arrivals.contains { stacks.puts($0, into: pair.parent, graph) }
    let others = arrivals.filter { !stacks.puts($0, into: pair.parent, graph) && contradicts($0, graph) }
    guard !others.isEmpty || !(isContained || mayContainUnseen(pair.parent, context)) else { return }
    log.report(
      ContradictedParent(
        child: graph.label(of: pair.child), parent: graph.label(of: pair.parent),
        other: others.first.map { graph.sentence(of: $0, about: "it") }, isContained: isContained),
      at: graph.place(of: .parent, in: pair.child),
      notes: others.prefix(3).map { Note(graph.sentence(of: $0, about: "it") + " here", at: graph.kindPlace(of: $0)) })
  }

  /// Whether a segue shows its destination elsewhere than in the parent it states.
  private static func contradicts(_ id: ID<Segue>, _ graph: SceneGraph) -> Bool {
    switch graph.segues[id].kind {
    case .embed, .relationship, .push, .present, .popover: true
    case .show, .showDetail, .replace, .custom, .unwind, nil: false
    }
  }

  /// Whether a controller may contain others that its scene does not tell of, or that were lost by an error.
  private static func mayContainUnseen(_ parent: ID<Controller>, _ context: CheckContext) -> Bool {
    let controller = context.graph.controllers[parent]
    let isFilledByCode = controller.container != nil && controller.customClass != nil
    return isFilledByCode || context.flow.hasLostWay(from: parent)
      || context.graph.files[controller.file].isIncomplete
  }
}

/// The value of the attribute `parent`.
private struct StatedParent {
  let child: ID<Controller>
  let parent: ID<Controller>
}

/// What is in the stacks of some navigation controllers: their roots, what these embed, what is pushed onto them.
private struct NavigationStacks {
  private var contents: Reachability

  init(_ graph: SceneGraph, of parents: Set<ID<Controller>>) {
    let navigations = parents.filter { graph.controllers[$0].container == .navigation }
    let stacks = Reachability(from: navigations.sorted { $0.index < $1.index }, graph)
    contents = stacks
    if navigations.isEmpty { return }
    let network = FlowNetwork(graph) { controller in
      graph.ways(from: controller).compactMap { way in
        Self.staysInside(way.segue, isStart: stacks.isStart(controller), graph) ? way.destination : nil
      }
    }
    contents.propagate(along: network)
  }

  /// Whether a segue leads from inside a navigation controller to something inside of it.
  private static func staysInside(_ id: ID<Segue>, isStart: Bool, _ graph: SceneGraph) -> Bool {
    switch graph.segues[id].kind {
    case .embed: !graph.leadsToResults(id)
    case .push, .show, .custom: true
    case .relationship: isStart || graph.controllers[graph.segues[id].source].container?.isTransparent ?? false
    default: false
    }
  }

  /// Whether a segue puts its destination directly into `parent`.
  func puts(_ id: ID<Segue>, into parent: ID<Controller>, _ graph: SceneGraph) -> Bool {
    let segue = graph.segues[id]
    switch segue.kind {
    case .embed, .relationship: return segue.source == parent && !graph.leadsToResults(id)
    case .push, .show, .custom:
      return contents.isStart(parent)
        ? contents.reaches(segue.source, from: parent) : segue.kind == .custom && segue.source == parent
    default: return false
    }
  }
}

extension SystemContainer {
  /// Whether what is inside of it is inside the navigation controller that it is in.
  fileprivate var isTransparent: Bool { self == .tabs || self == .pages }
}

struct ContradictedParent: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    `parent="dash"` states that a controller is only ever a child of `dash`, and gives it a typed way to reach that
    parent: `scene.dash`. So `dash` has to contain it, and nothing else may show it: no other container, no push, no
    presentation.

        <viewController id="dash">
          <segue kind="present" identifier="showSnap" destination="snap"/>
        </viewController>
        <viewController id="snap" parent="dash"/>

    A presented controller has no parent. Either embed it, as was stated:

        <viewController id="dash">
          <view>
            <containerView id="snapContainer">
              <segue kind="embed" destination="snap"/>
            </containerView>
          </view>
        </viewController>

    or remove the attribute. What is pushed onto a navigation controller counts as contained by that navigation
    controller.

    If code adds the child, say so in front of it: `<!-- scenec:ignore contradicted-parent - added in code -->`.
    """
  let child: String
  let parent: String
  let other: String?
  let isContained: Bool

  var text: String {
    if let other { return "'\(child)' states that its parent is always '\(parent)', but \(other)" }
    return "'\(child)' states that its parent is '\(parent)', which never contains it"
  }
  var help: String? {
    isContained
      ? "remove the attribute 'parent', or show another controller there"
      : "embed '\(child)' in a container view of '\(parent)', or remove the attribute 'parent'"
  }
}
