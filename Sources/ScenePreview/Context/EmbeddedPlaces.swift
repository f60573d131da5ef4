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

  /// The segue that embeds a controller: one of those that swap it in, or else the first.
  private let segues: [ID<Controller>: ID<Segue>]
  /// The page view controller of a page, and whether it is another page than the first.
  private let pages: [ID<Controller>: (container: ID<Controller>, isLater: Bool)]
  private let graph: SceneGraph

  init(_ graph: SceneGraph) {
    self.graph = graph
    var segues: [ID<Controller>: ID<Segue>] = [:]
    for id in graph.segueIDs where graph.segues[id].kind == .embed {
      guard let destination = graph.destination(of: id) else { continue }
      let known = segues[destination]
      if known == nil || !graph.isSwap(known) && graph.isSwap(id) { segues[destination] = id }
    }
    var pages: [ID<Controller>: (container: ID<Controller>, isLater: Bool)] = [:]
    for container in graph.controllerIDs where graph.controllers[container].container == .pages {
      for (index, page) in Surroundings.children(of: container, graph).enumerated() where pages[page] == nil {
        pages[page] = (container, index > 0)
      }
    }
    (self.segues, self.pages) = (segues, pages)
  }

  /// Whether a container view shows a controller, so that it has no screen of its own.
  func contains(_ id: ID<Controller>) -> Bool { segues[id] != nil || pages[id].map { contains($0.container) } ?? false }

  /// Whether a container view shows a controller only after a swap, or after pages were turned.
  func isSwapped(_ id: ID<Controller>) -> Bool {
    if graph.isSwap(segues[id]) { return true }
    guard let page = pages[id], contains(page.container) else { return false }
    return page.isLater || isSwapped(page.container)
  }

  /// The screen on which a controller is shown; nil for one that is not embedded.
  func place(of id: ID<Controller>) -> Place? {
    var choices = Choices()
    var host = id
    var passed: Set<ID<Controller>> = []
    while passed.insert(host).inserted {
      if let segue = segues[host] {
        if graph.isSwap(segue), let container = graph.segues[segue].container { choices.segues[container] = segue }
        host = graph.segues[segue].source
      } else if let page = pages[host], contains(page.container) {
        choices.pages[page.container] = host
        host = page.container
      } else {
        break
      }
    }
    return host == id ? nil : Place(host: host, choices: choices)
  }

  /// The other pages of the page view controller that shows a page.
  func otherPages(than id: ID<Controller>) -> [ID<Controller>] {
    pages[id].map { Surroundings.children(of: $0.container, graph).filter { $0 != id } } ?? []
  }
}

extension SceneGraph {
  /// Whether a segue puts another child into a container view than the first.
  fileprivate func isSwap(_ segue: ID<Segue>?) -> Bool {
    guard let segue, let container = segues[segue].container else { return false }
    return isSwapped(container) && !segues[segue].isInitial
  }
}
