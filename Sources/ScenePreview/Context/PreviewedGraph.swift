import SceneCatalog
import SceneCompiler
import UIKitFacts

/// What the screens of a graph have in common in all environments.
struct PreviewedGraph: Sendable {
  let graph: SceneGraph
  /// The controllers that segues show in popovers, which no bar covers; none without a canvas.
  let popovers: Set<ID<Controller>>
  let surroundings: [ID<Controller>: Surroundings]
  /// Where container views show controllers.
  let embedded: EmbeddedPlaces
  /// The sheets and popovers; none on a canvas.
  let presentations: [ID<Controller>: ModalPresentation]
  /// Whether layouts are searched for ambiguities, which takes longer.
  let findsProblems: Bool
  /// Whether views say which constraints are written about them.
  let describesConstraints: Bool
  /// The canvas of Interface Builder, if frames are for it.
  let canvas: DocumentCanvas?
  /// The colours and images of the app.
  let resources: AppResources
  /// Where views are in the documents of the canvas.
  let paths: ObjectPaths?

  init(
    _ graph: SceneGraph, findsProblems: Bool, canvas: DocumentCanvas?, resources: AppResources,
    showsPresentations: Bool, describesConstraints: Bool
  ) {
    self.graph = graph
    self.findsProblems = findsProblems
    self.canvas = canvas
    self.resources = resources
    self.describesConstraints = describesConstraints
    embedded = EmbeddedPlaces(graph)
    paths = canvas.map { _ in ObjectPaths(graph) }
    popovers =
      canvas == nil
      ? [] : Set(graph.segueIDs.filter { graph.segues[$0].kind == .popover }.compactMap { graph.destination(of: $0) })
    let simulated = (canvas?.surroundings ?? [:]).filter { $0.value.hasNavigationBar == true }
    presentations = canvas == nil && showsPresentations ? ModalPresentation.all(in: graph) : [:]
    surroundings = Surroundings.all(in: graph, simulatedBars: Set(simulated.keys))
  }
}
