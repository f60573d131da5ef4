import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// Makes the screens of scenes.
package struct Preview: Sendable {
  let previewed: PreviewedGraph
  private let isFullHeight: Bool
  var graph: SceneGraph { previewed.graph }

  /// - Parameters:
  ///   - findsProblems: whether layouts are searched for ambiguities.
  ///   - canvas: Interface Builder's canvas, if frames are for it and not for the screen of the device.
  ///   - isFullHeight: whether screens are as high as what scrolls on them.
  ///   - showsPresentations: whether sheets and popovers have their size; otherwise they fill the screen.
  ///   - describesConstraints: whether views say which constraints are written about them.
  ///   - resources: the colours and images of the app.
  package init(
    _ graph: SceneGraph, findsProblems: Bool = true, canvas: DocumentCanvas? = nil, isFullHeight: Bool = false,
    showsPresentations: Bool = true, describesConstraints: Bool = false, resources: AppResources = AppResources()
  ) {
    previewed = PreviewedGraph(
      graph, findsProblems: findsProblems, canvas: canvas, resources: resources,
      showsPresentations: showsPresentations, describesConstraints: describesConstraints)
    self.isFullHeight = isFullHeight
  }

  /// The ids of all that has a screen: controllers that no container view holds, and views that are no controller's.
  package var names: [String] {
    controllers.map { graph.controllers[$0].label } + trees.map { graph.label(of: $0) }
  }

  /// The screens in an environment, in the order of the files.
  ///
  /// - Parameters:
  ///   - only: the ids of those that are asked for; nil for all.
  ///   - files: the paths of the scenes whose screens are asked for; nil for all.
  package func screens(
    in environment: PreviewEnvironment, only: Set<String>? = nil, files: Set<String>? = nil
  ) -> [Screen] {
    func isWanted(_ name: String, _ file: Int) -> Bool {
      (only?.contains(name) ?? true) && (files?.contains(graph.files[file].document.file.path) ?? true)
    }
    let subjects =
      controllers.filter { isWanted(graph.controllers[$0].label, graph.controllers[$0].file) }.map(Subject.controller)
      + trees.filter { isWanted(graph.label(of: $0), graph.trees[$0].file) }.map(Subject.tree)
    return subjects.inParallelRuns { run in
      let context = ScreenContext(previewed, environment)
      return run.map { screen(of: $0, context) }
    }
  }

  /// What has a screen.
  private enum Subject {
    case controller(ID<Controller>)
    case tree(ID<ViewTree>)
  }

  private func screen(of subject: Subject, _ context: ScreenContext) -> Screen {
    switch subject {
    case .controller(let id):
      if let place = previewed.embedded.place(of: id) {
        return ScreenBuilder.screen(swappedTo: id, in: place, context, isFullHeight: isFullHeight)
      }
      return ScreenBuilder.screen(of: id, context, isFullHeight: isFullHeight)
    case .tree(let id):
      var builder = ScreenBuilder(context)
      return builder.screen(of: id)
    }
  }

  /// The controllers that have screens. Containers show their children, and container views what is embedded in them: what
  /// they show after a swap has a screen that shows it there. The columns of a split view controller are a screen, too, but
  /// not on the canvas of a document.
  var controllers: [ID<Controller>] {
    let embedded = previewed.embedded
    return controllers { !embedded.contains($0) || previewed.canvas == nil && embedded.isSwapped($0) }
  }

  /// The controllers that no container view shows.
  var hosts: [ID<Controller>] { controllers { !previewed.embedded.contains($0) } }

  private func controllers(where isIncluded: (ID<Controller>) -> Bool) -> [ID<Controller>] {
    graph.files.flatMap(\.controllers).filter { id in
      let controller = graph.controllers[id]
      let showsColumns = controller.container == .split && previewed.canvas == nil
      return !controller.isPlaceholder && (controller.container == nil || showsColumns) && isIncluded(id)
    }
  }

  private var trees: [ID<ViewTree>] { graph.files.flatMap(\.trees).filter { graph.trees[$0].root != nil } }
}
