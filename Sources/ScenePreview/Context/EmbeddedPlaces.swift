import SceneCatalog
import SceneCompiler

/// Where container views show the controllers that are embedded.
struct EmbeddedPlaces {
  /// What is on a screen on which a container view shows a controller.
  struct Place {
    /// The controller whose screen it is.
    let host: ID<Controller>
    var choices = Choices()
  }

  /// What containers show, where that is not what they show first.
  struct Choices {
    /// The segue whose destination a container view shows.
    var segues: [ID<SceneObject>: ID<Segue>] = [:]
    /// The page that a page view controller shows.
    var pages: [ID<Controller>: ID<Controller>] = [:]
  }

  /// What shows a controller.
  private enum Holder {
    case containerView(ID<Segue>)
    case pages(ID<Controller>)
  }

  /// What shows the controllers that are embedded, and the pages of those; of several segues, one that swaps it in.
  private var holders: [ID<Controller>: Holder] = [:]
  /// The controllers that are shown only after a swap, or after pages were turned.
  private var swapped: Set<ID<Controller>> = []
  /// The page view controllers of pages.
  private var pageControllers: [ID<Controller>: ID<Controller>] = [:]
  private let graph: SceneGraph

  init(_ graph: SceneGraph) {
    self.graph = graph
    for container in graph.controllerIDs where graph.controllers[container].container == .pages {
      for page in Surroundings.children(of: container, graph) where pageControllers[page] == nil {
        pageControllers[page] = container
      }
    }
    var queue: [ID<Controller>] = []
    for segue in graph.segueIDs where graph.segues[segue].kind == .embed {
      guard let destination = graph.destination(of: segue) else { continue }
      if holders[destination] == nil {
        queue.append(destination)
      } else if !graph.isSwap(segue) || swapped.contains(destination) {
        continue
      }
      holders[destination] = .containerView(segue)
      if graph.isSwap(segue) { swapped.insert(destination) }
    }
    addPages(of: queue)
  }

  /// Adds the pages of controllers that are embedded, which can be page view controllers themselves.
  private mutating func addPages(of controllers: [ID<Controller>]) {
    var queue = controllers
    var next = 0
    while next < queue.count {
      let container = queue[next]
      next += 1
      guard graph.controllers[container].container == .pages else { continue }
      for (index, page) in Surroundings.children(of: container, graph).enumerated() where holders[page] == nil {
        holders[page] = .pages(container)
        if index > 0 || swapped.contains(container) { swapped.insert(page) }
        queue.append(page)
      }
    }
  }

  /// Whether a container view shows a controller, so that it has no screen of its own.
  func contains(_ id: ID<Controller>) -> Bool { holders[id] != nil }

  /// Whether a container view shows a controller only after a swap, or after pages were turned.
  func isSwapped(_ id: ID<Controller>) -> Bool { swapped.contains(id) }

  /// The screen on which a controller is shown; nil for one that is not embedded.
  func place(of id: ID<Controller>) -> Place? {
    var choices = Choices()
    var host = id
    var passed: Set<ID<Controller>> = []
    while let holder = holders[host], passed.insert(host).inserted {
      switch holder {
      case .containerView(let segue):
        if graph.isSwap(segue), let container = graph.segues[segue].container { choices.segues[container] = segue }
        host = graph.segues[segue].source
      case .pages(let container):
        choices.pages[container] = host
        host = container
      }
    }
    return host == id ? nil : Place(host: host, choices: choices)
  }

  /// The other pages of the page view controller that shows a page.
  func otherPages(than id: ID<Controller>) -> [ID<Controller>] {
    pageControllers[id].map { Surroundings.children(of: $0, graph).filter { $0 != id } } ?? []
  }
}

extension SceneGraph {
  /// Whether a segue puts another child into a container view than the first.
  fileprivate func isSwap(_ segue: ID<Segue>) -> Bool {
    guard let container = segues[segue].container else { return false }
    return isSwapped(container) && !segues[segue].isInitial
  }
}
