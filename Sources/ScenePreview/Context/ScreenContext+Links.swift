import SceneCatalog
import SceneCompiler

extension ScreenContext {
  /// More containers in each other than UIKit allows.
  private static let mostContainers = 8

  /// The controller that a container shows first; the controller itself if it is none.
  ///
  /// - Parameter pages: the pages that page view controllers show instead of the first.
  func shown(_ id: ID<Controller>, _ pages: [ID<Controller>: ID<Controller>] = [:]) -> ID<Controller> {
    var id = graph.target(of: id) ?? id
    for _ in 0..<Self.mostContainers {
      guard graph.controllers[id].container != nil,
        let child = pages[id] ?? Surroundings.children(of: id, graph, atMost: 1).first
      else { break }
      id = child
    }
    return id
  }

  /// The name of the screen that shows a controller.
  func screenName(of id: ID<Controller>) -> String {
    let shown = shown(id)
    guard embedded.contains(shown), !embedded.isSwapped(shown), let place = embedded.place(of: shown) else {
      return graph.controllers[shown].label
    }
    return graph.controllers[self.shown(place.host)].label
  }

  /// Where a segue leads; nil where that is not known.
  func link(_ segue: ID<Segue>) -> ScreenLink? {
    guard let destination = graph.destination(of: segue), let kind = graph.segues[segue].kind else { return nil }
    return ScreenLink(
      destination: screenName(of: destination), kind: kind.rawValue,
      identifier: graph.segues[segue].identifier?.text)
  }

  /// The view that an item of a bar shows.
  func customView(of item: ID<SceneObject>) -> ID<SceneObject>? {
    guard graph.objects[item].kind.role == .barButtonItem else { return nil }
    return graph.objects[item].children.first { graph.objects[$0].kind.role == .view }
  }

  /// The segue that a tap on an object performs: its own, that of the view in it, or that of a gesture recognizer.
  func tappedSegue(of object: ID<SceneObject>) -> ID<Segue>? {
    let own = graph.objects[object].segues.first {
      graph.segues[$0].kind != .embed && graph.segues[$0][.trigger] != .accessoryAction
    }
    if let own { return own }
    if let view = customView(of: object) { return tappedSegue(of: view) }
    let gestures = graph.objects[object].children.filter { graph.objects[$0].kind.trigger == .gesture }
    return gestures.lazy.compactMap { self.graph.objects[$0].segues.first }.first
  }
}
