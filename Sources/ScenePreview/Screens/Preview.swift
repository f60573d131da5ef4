import SceneCatalog
package import SceneCompiler

/// Makes the screens of scenes.
package struct Preview {
  private let graph: SceneGraph
  private let findsProblems: Bool
  private let canvas: DocumentCanvas?

  /// - Parameters:
  ///   - findsProblems: whether layouts are searched for ambiguities.
  ///   - canvas: Interface Builder's canvas, if frames are for it and not for the screen of the device.
  package init(_ graph: SceneGraph, findsProblems: Bool = true, canvas: DocumentCanvas? = nil) {
    (self.graph, self.findsProblems, self.canvas) = (graph, findsProblems, canvas)
  }

  /// The ids of all that has a screen: controllers that no container view holds, and views that are no controller's.
  package var names: [String] {
    controllers.map { graph.controllers[$0].label } + trees.map { graph.label(of: $0) }
  }

  /// The screens in an environment, in the order of the files.
  ///
  /// - Parameter only: the ids of those that are asked for; nil for all.
  package func screens(in environment: PreviewEnvironment, only: Set<String>? = nil) -> [Screen] {
    let context = ScreenContext(graph, environment, findsProblems: findsProblems, canvas: canvas)
    var screens: [Screen] = []
    for id in controllers where only?.contains(graph.controllers[id].label) ?? true {
      var builder = ScreenBuilder(context)
      screens.append(builder.screen(of: id))
    }
    for tree in trees where only?.contains(graph.label(of: tree)) ?? true {
      var builder = ScreenBuilder(context)
      screens.append(builder.screen(of: tree))
    }
    return screens
  }

  /// Containers show their children, and container views what is embedded in them.
  private var controllers: [ID<Controller>] {
    var embedded: Set<ID<Controller>> = []
    for id in graph.segueIDs where graph.segues[id].kind == .embed {
      if let destination = graph.destination(of: id) { embedded.insert(destination) }
    }
    return graph.files.flatMap(\.controllers).filter { id in
      let controller = graph.controllers[id]
      return !controller.isPlaceholder && controller.container == nil && !embedded.contains(id)
    }
  }

  private var trees: [ID<ViewTree>] { graph.files.flatMap(\.trees).filter { graph.trees[$0].root != nil } }
}
