/// The roots of the flow and the controllers that are reachable from them.
///
/// It comes in by the initial controller of each file. What nothing leads to must be made by code: a file without an
/// initial controller is meant for that; in a file that has one, it was probably forgotten.
struct FlowStarts: Sendable {
  /// The way from a root to a controller.
  enum Reach: Sendable {
    /// From an initial controller.
    case initial
    /// From a controller of a file without an initial one, which code makes.
    case code
    /// Not at all, as far as the scenes tell.
    case nothing
  }

  /// The controllers that are unreachable from an initial controller; of several that lead only to each other, the
  /// first.
  private(set) var strays: [ID<Controller>] = []
  private var reaches: [Reach?]

  init(_ graph: SceneGraph, _ flow: Flow) {
    reaches = Array(repeating: nil, count: graph.controllers.count)
    for file in graph.files {
      if let initial = file.initial { cover(graph.target(of: initial) ?? initial, .initial, graph) }
    }
    // Controllers that lead to each other in a ring come last: no start of theirs is better than another.
    addStrays(graph, .code) { flow.arrivals(at: $0).isEmpty }
    addStrays(graph, .nothing) { flow.arrivals(at: $0).isEmpty }
    addStrays(graph, .code) { _ in true }
    addStrays(graph, .nothing) { _ in true }
  }

  /// The way from a root to a controller.
  func reach(of controller: ID<Controller>) -> Reach { reaches[controller.index] ?? .nothing }

  private mutating func addStrays(_ graph: SceneGraph, _ reach: Reach, where condition: (ID<Controller>) -> Bool) {
    for id in graph.controllerIDs where reaches[id.index] == nil && !graph.controllers[id].isPlaceholder {
      let isMadeByCode = graph.files[graph.controllers[id].file].initial == nil
      guard isMadeByCode == (reach == .code), condition(id) else { continue }
      strays.append(id)
      cover(id, reach, graph)
    }
  }

  private mutating func cover(_ start: ID<Controller>, _ reach: Reach, _ graph: SceneGraph) {
    var open = [start]
    while let controller = open.popLast() {
      guard reaches[controller.index] == nil else { continue }
      reaches[controller.index] = reach
      for way in graph.ways(from: controller) where reaches[way.destination.index] == nil {
        open.append(way.destination)
      }
    }
  }
}
