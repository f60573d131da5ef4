import SceneCatalog

/// The ancestor containers of a controller, on one path to it.
struct AncestorContainers: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// A navigation controller: it can push.
  static let navigation = AncestorContainers(rawValue: 1)
  /// A split view controller: it can show a detail.
  static let split = AncestorContainers(rawValue: 2)
  /// Nobody can tell: code puts it somewhere, or a segue on the way whose class decides where it leads.
  static let unknown = AncestorContainers(rawValue: 4)

  static let variants = (0..<8).map { AncestorContainers(rawValue: $0) }
}

/// The ancestor containers of each controller, on all paths from the roots.
///
/// A breadth-first search over pairs of a controller and its surroundings; there are at most eight for each controller.
struct FlowSurroundings: Sendable {
  /// What made the surroundings what they are: everything since then has only passed them on.
  enum Origin: Sendable {
    /// An app comes into the scenes there.
    case start(ID<Controller>)
    /// The segue shows its destination there.
    case segue(ID<Segue>)
  }

  private typealias Visit = (controller: ID<Controller>, surroundings: AncestorContainers)

  private var origins: [Origin?]
  private var open: [Visit] = []

  init(_ graph: SceneGraph, _ flow: Flow, _ starts: FlowStarts) {
    origins = Array(repeating: nil, count: graph.controllers.count * AncestorContainers.variants.count)
    // An app comes into another module by the placeholders for its scenes.
    let initials = graph.ownFiles.compactMap { file in file.initial.map { graph.target(of: $0) ?? $0 } }
    let (guests, hosts) = initials.partitioned { Self.isShownByOtherFile($0, graph, flow) }
    // Another module may show the initial controller of an exposed one anywhere.
    for start in hosts { visit(start, graph.modules.isExposed ? .unknown : [], .start(start)) }
    // What only code makes, code may put anywhere.
    for start in starts.strays where !graph.isForeign(start) { visit(start, .unknown, .start(start)) }
    explore(graph)
    // Two files can lead to each other's initial controllers and to nothing else of each other.
    for start in guests where all(of: start).isEmpty {
      visit(start, graph.modules.isExposed ? .unknown : [], .start(start))
      explore(graph)
    }
  }

  /// The possible ancestor containers of a controller.
  func all(of controller: ID<Controller>) -> [AncestorContainers] {
    AncestorContainers.variants.filter { origin(of: $0, at: controller) != nil }
  }

  /// What makes the surroundings of a controller what they are, if it can have them.
  func origin(of surroundings: AncestorContainers, at controller: ID<Controller>) -> Origin? {
    origins[Self.index(controller, surroundings)]
  }

  private static func index(_ controller: ID<Controller>, _ surroundings: AncestorContainers) -> Int {
    controller.index * AncestorContainers.variants.count + surroundings.rawValue
  }

  /// Whether a file's initial controller is where another file's placeholder leads: then an app does not start there.
  private static func isShownByOtherFile(_ initial: ID<Controller>, _ graph: SceneGraph, _ flow: Flow) -> Bool {
    flow.arrivals(at: initial).contains {
      graph.controllers[graph.segues[$0].source].file != graph.controllers[initial].file
    }
  }

  private mutating func visit(_ controller: ID<Controller>, _ surroundings: AncestorContainers, _ origin: Origin) {
    let index = Self.index(controller, surroundings)
    guard origins[index] == nil else { return }
    origins[index] = origin
    open.append((controller, surroundings))
  }

  private mutating func explore(_ graph: SceneGraph) {
    var next = 0
    while next < open.count {
      let (controller, surroundings) = open[next]
      next += 1
      guard let origin = origin(of: surroundings, at: controller) else { continue }
      for way in graph.ways(from: controller) {
        let segue = graph.segues[way.segue]
        let isInside = segue.kind == .embed || segue.kind == .relationship
        let isPresented = graph.leadsToResults(way.segue)
        visit(
          way.destination,
          isPresented ? [] : surroundings.after(segue, from: graph.controllers[controller].container),
          isInside && !isPresented ? origin : .segue(way.segue))
      }
    }
    open = []
  }
}

extension Array {
  /// The elements that meet a condition, and the others.
  fileprivate func partitioned(_ condition: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
