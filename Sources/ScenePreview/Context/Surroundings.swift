import SceneCatalog
import SceneCompiler

/// The containers around a controller, whose bars cover a part of its view.
struct Surroundings: Equatable {
  /// The navigation controller whose stack it is in.
  var navigation: ID<Controller>?
  var tabs: ID<Controller>?
  /// The page view controller that shows it, whose navigation item the bar shows.
  var pages: ID<Controller>?
  /// Whether the canvas of a document shows it below a navigation bar, without a container.
  var hasSimulatedBar = false
  /// The controller from which it is pushed, to which the button back of the navigation bar leads.
  var pushedFrom: ID<Controller>?

  /// Those of all controllers that a container leads to.
  ///
  /// - Parameter simulatedBars: the controllers that a canvas shows below a navigation bar without a container.
  static func all(in graph: SceneGraph, simulatedBars: Set<String>) -> [ID<Controller>: Surroundings] {
    var search = SurroundingsSearch(graph)
    for id in graph.controllerIDs where graph.controllers[id].container == .tabs {
      for child in children(of: id, graph) { search.add(child, Surroundings(tabs: id)) }
    }
    for id in graph.controllerIDs where graph.controllers[id].container == .navigation {
      search.add(id, Surroundings())
    }
    if !simulatedBars.isEmpty {
      for id in graph.controllerIDs where simulatedBars.contains(graph.controllers[id].label) {
        search.add(id, Surroundings(hasSimulatedBar: true))
      }
    }
    return search.result()
  }

  /// What relationships of a container lead to, in their order.
  ///
  /// - Parameter most: how many the caller needs.
  static func children(of container: ID<Controller>, _ graph: SceneGraph, atMost most: Int = .max) -> [ID<Controller>] {
    Array(
      graph.controllers[container].segues.lazy.filter { graph.segues[$0].kind == .relationship }
        .compactMap { graph.destination(of: $0) }.prefix(most))
  }
}

/// Follows containers, pushes and container views, breadth first: what is found first stays.
private struct SurroundingsSearch {
  /// A controller that has been reached.
  private struct Step {
    let controller: ID<Controller>
    let surroundings: Surroundings
    /// The controller on whose screen a container view shows it; nil for one with a screen of its own.
    let host: ID<Controller>?
  }

  private let graph: SceneGraph
  private var queue: [Step] = []
  private var found: [ID<Controller>: Surroundings] = [:]
  private var embedded: Set<ID<Controller>> = []

  init(_ graph: SceneGraph) { self.graph = graph }

  mutating func add(_ id: ID<Controller>, _ surroundings: Surroundings, on host: ID<Controller>? = nil) {
    queue.append(Step(controller: id, surroundings: surroundings, host: host))
  }

  mutating func result() -> [ID<Controller>: Surroundings] {
    var next = 0
    while next < queue.count {
      let step = queue[next]
      next += 1
      if step.host == nil {
        guard found[step.controller] == nil else { continue }
        found[step.controller] = step.surroundings
      } else {
        guard embedded.insert(step.controller).inserted else { continue }
      }
      follow(step)
    }
    return found
  }

  private mutating func follow(_ step: Step) {
    let (id, around) = (step.controller, step.surroundings)
    switch graph.controllers[id].container {
    case .navigation where step.host == nil:
      for child in Surroundings.children(of: id, graph) {
        add(child, Surroundings(navigation: id, tabs: around.tabs))
      }
    case .pages where step.host == nil:
      for child in Surroundings.children(of: id, graph) {
        var inside = around
        inside.pages = id
        add(child, inside)
      }
    // What is inside has bars of its own.
    case .navigation, .tabs, .split, .pages: break
    case nil: if around.navigation != nil || around.hasSimulatedBar { followSegues(step) }
    }
  }

  private mutating func followSegues(_ step: Step) {
    for segue in graph.controllers[step.controller].segues {
      guard let destination = graph.destination(of: segue) else { continue }
      let container = graph.controllers[destination].container
      switch graph.segues[segue].kind {
      case .push, .show:
        guard container == nil || container == .pages else { continue }
        var pushed = step.surroundings
        (pushed.pushedFrom, pushed.pages) = (step.host ?? step.controller, nil)
        add(destination, pushed)
      case .embed where container == nil: add(destination, step.surroundings, on: step.host ?? step.controller)
      default: break
      }
    }
  }
}
