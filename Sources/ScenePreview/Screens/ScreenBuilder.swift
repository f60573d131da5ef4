import LayoutSolver
package import SceneCatalog
package import SceneCompiler
import UIKitFacts

/// Lays out the screens of scenes in one environment.
package struct ScreenBuilder {
  let graph: SceneGraph
  let environment: PreviewEnvironment
  let surroundings: Surroundings
  /// What the screen that is being laid out has wrong.
  var findings: [ScreenFinding] = []

  /// The most controllers inside each other: scenes can embed each other in a circle.
  static let maximumDepth = 12

  package init(_ graph: SceneGraph, _ environment: PreviewEnvironment) {
    self.graph = graph
    self.environment = environment
    surroundings = Surroundings(graph)
  }

  /// The controllers that have a screen of their own: all that show something besides another controller.
  package static func screens(in graph: SceneGraph) -> [ID<Controller>] {
    graph.files.flatMap(\.controllers).filter { id in
      let controller = graph.controllers[id]
      guard !controller.isPlaceholder else { return false }
      return controller.container == nil || controller.container == .split || controller.container == .pages
    }
  }

  /// The screen of a controller, in the containers that it is in when users see it.
  package mutating func screen(of controller: ID<Controller>, on device: String) -> Screen {
    findings = []
    let size = environment.screenSize
    let around = surroundings[controller]
    let chain = [around.tabs, around.navigation, controller].compactMap(\.self)
    let root = layOut(chain[...], size: size, safeArea: environment.safeArea, depth: 0)
    return Screen(controller, in: environment, on: device, root: root, findings: findings)
  }

  /// Lays out a controller in a size.
  ///
  /// - Parameter chain: the controller, and what is in it: of several children the one that is to be seen.
  mutating func layOut(
    _ chain: ArraySlice<ID<Controller>>, size: LayoutSize, safeArea: LayoutInsets, depth: Int
  ) -> ScreenView {
    guard let id = chain.first else { return ScreenView(.sectionTitle("", .plainHeader), frame: .zero) }
    let bounds = LayoutRect(origin: .zero, size: size)
    guard depth < Self.maximumDepth else { return ScreenView(.controller(id), frame: bounds) }
    let rest = chain.dropFirst()
    switch graph.controllers[id].container {
    case .navigation: return layOutNavigation(id, rest, size, safeArea, depth)
    case .tabs: return layOutTabs(id, rest, size, safeArea, depth)
    case .split: return layOutColumns(id, size, safeArea, depth)
    case .pages:
      var view = ScreenView(.controller(id), frame: bounds)
      if let page = children(of: id).first {
        view.children = [layOut([page], size: size, safeArea: safeArea, depth: depth + 1)]
      }
      return view
    case nil: return layOutView(of: id, size: size, safeArea: safeArea, depth: depth)
    }
  }

  /// The controllers that relationships lead to, in the order of the file.
  func children(of container: ID<Controller>, _ relationship: Relationship? = nil) -> [ID<Controller>] {
    graph.controllers[container].segues.compactMap { id in
      let segue = graph.segues[id]
      guard segue.kind == .relationship, relationship == nil || segue.relationship == relationship else { return nil }
      return graph.destination(of: id)
    }
  }

  func shown(_ controller: ID<Controller>) -> ShownElement { ShownElement(graph.controllers[controller], environment) }
  func shown(_ object: ID<SceneObject>) -> ShownElement { ShownElement(graph.objects[object], environment) }
}
