import SceneCatalog
import SceneCompiler

/// The containers around a controller, whose bars cover a part of its view.
struct Surroundings: Equatable {
  /// The navigation controller whose stack it is in.
  var navigation: ID<Controller>?
  var tabs: ID<Controller>?
  /// Whether the canvas of a document shows it below a navigation bar, without a container.
  var hasSimulatedBar = false
  /// Whether the navigation bar has a button back.
  var isPushed = false

  /// Those of all controllers that a container leads to.
  ///
  /// - Parameter simulatedBars: the controllers that a canvas shows below a navigation bar without a container.
  static func all(in graph: SceneGraph, simulatedBars: Set<String>) -> [ID<Controller>: Surroundings] {
    var result: [ID<Controller>: Surroundings] = [:]
    var queue: [(ID<Controller>, Surroundings)] = []
    for id in graph.controllerIDs where graph.controllers[id].container == .tabs {
      for child in children(of: id, graph) { queue.append((child, Surroundings(tabs: id))) }
    }
    for id in graph.controllerIDs where graph.controllers[id].container == .navigation {
      queue.append((id, Surroundings()))
    }
    if !simulatedBars.isEmpty {
      for id in graph.controllerIDs where simulatedBars.contains(graph.controllers[id].label) {
        queue.append((id, Surroundings(hasSimulatedBar: true)))
      }
    }
    var next = 0
    while next < queue.count {
      let (id, around) = queue[next]
      next += 1
      guard result[id] == nil else { continue }
      result[id] = around
      if graph.controllers[id].container == .navigation {
        for child in children(of: id, graph) { queue.append((child, Surroundings(navigation: id, tabs: around.tabs))) }
      } else if around.navigation != nil || around.hasSimulatedBar {
        for segue in graph.controllers[id].segues where [.push, .show].contains(graph.segues[segue].kind) {
          guard let destination = graph.destination(of: segue), graph.controllers[destination].container == nil else {
            continue
          }
          var pushed = around
          pushed.isPushed = true
          queue.append((destination, pushed))
        }
      }
    }
    return result
  }

  /// What relationships of a container lead to, in their order.
  static func children(of container: ID<Controller>, _ graph: SceneGraph) -> [ID<Controller>] {
    graph.controllers[container].segues.filter { graph.segues[$0].kind == .relationship }
      .compactMap { graph.destination(of: $0) }
  }
}
