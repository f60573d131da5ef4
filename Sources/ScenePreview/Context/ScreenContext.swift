import LayoutSolver
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import UIKitFacts

/// What the screens of a graph have in common in one environment. Screens that are made at the same time have one each.
final class ScreenContext {
  let environment: PreviewEnvironment
  let graph: SceneGraph
  private let previewed: PreviewedGraph
  private var lines: [Int: LineTable] = [:]
  private var backdrops: [ID<Controller>: Backdrop] = [:]
  private var plans: [ID<ViewTree>: LayoutPlan] = [:]
  private var constrained: [ID<ViewTree>: Set<ID<SceneObject>>] = [:]

  var popovers: Set<ID<Controller>> { previewed.popovers }
  var surroundings: [ID<Controller>: Surroundings] { previewed.surroundings }
  var embedded: EmbeddedPlaces { previewed.embedded }
  var findsProblems: Bool { previewed.findsProblems }
  var describesConstraints: Bool { previewed.describesConstraints }
  var canvas: DocumentCanvas? { previewed.canvas }
  var resources: AppResources { previewed.resources }

  init(_ previewed: PreviewedGraph, _ environment: PreviewEnvironment) {
    (self.previewed, self.environment) = (previewed, environment)
    graph = previewed.graph
  }

  /// How a controller, or the container that it is in, is presented; nil where it fills the screen.
  func presentation(of id: ID<Controller>) -> ModalPresentation? {
    let around = surroundings[id]
    return [id, around?.navigation, around?.tabs].lazy.compactMap { $0.flatMap { self.previewed.presentations[$0] } }
      .first
  }

  /// What is behind the sheets of a controller, which is made once.
  func backdrop(of id: ID<Controller>, _ make: () -> Backdrop) -> Backdrop {
    if let known = backdrops[id] { return known }
    let made = make()
    backdrops[id] = made
    return made
  }

  /// The constraints of a tree.
  func plan(of tree: ID<ViewTree>) -> LayoutPlan {
    if let known = plans[tree] { return known }
    let plan = LayoutPlan(tree, graph)
    plans[tree] = plan
    return plan
  }

  /// Whether constraints place a view, so that its frame and its mask do not.
  func isConstrained(_ id: ID<SceneObject>) -> Bool {
    let tree = graph.objects[id].tree
    if let known = constrained[tree] { return known.contains(id) }
    let all = ConstrainedItems.all(of: tree, graph)
    constrained[tree] = all
    return all.contains(id)
  }

  /// The line and the column of an element.
  func position(of id: ID<SceneObject>) -> LineTable.Position {
    let file = graph.trees[graph.objects[id].tree].file
    let table = lines[file] ?? LineTable(graph.files[file].document.file)
    lines[file] = table
    return table.position(of: graph.objects[id].range.start)
  }

  /// The path of the scene that an element is in.
  func file(of id: ID<SceneObject>) -> String {
    graph.files[graph.trees[graph.objects[id].tree].file].document.file.path
  }

  /// The size that the canvas gives a cell; nil without a canvas.
  func canvasSize(of id: ID<SceneObject>) -> LayoutSize? { previewed.paths?[id].flatMap { canvas?.views[$0] } }

  /// The size of its content that a view had on the canvas, where the document says it.
  func designedSize(of id: ID<SceneObject>, in content: Content) -> (width: Double?, height: Double?)? {
    guard let canvas, let place = previewed.paths?[id] else { return nil }
    if canvas.fixesContent, content != .none { return canvas.views[place].map { ($0.width, $0.height) } }
    // The height of text that wraps depends on its width.
    return content.wraps ? nil : canvas.designedSizes[place]
  }

  /// The size of a view where neither constraints nor its content decide it; nil if there is none.
  func fallbackSize(of id: ID<SceneObject>) -> LayoutSize? {
    guard canvas?.fixesContent == true, graph.objects[id].kind.name != "stackView" else { return nil }
    return canvasSize(of: id)
  }

  /// The version of the canvas; of the newest without one.
  var toolsVersion: Int { canvas?.toolsVersion ?? .max }

  /// Whether the canvas shows controls as they were before iOS 13.
  var isOld: Bool { toolsVersion < 15_000 }

  /// The least horizontal margins of a controller's root view.
  func rootMargin(width: Double) -> Double { canvas?.rootMargin(width: width) ?? ControlSizes.rootMargin(width: width) }

  /// A view, and what makes it if it uses a view of the file: its own attributes come first.
  func makers(of object: SceneObject) -> [SceneObject] {
    var makers = [object]
    while let root = makers.last?.used.flatMap({ graph.trees[$0].root }), makers.count < Self.mostMakers {
      makers.append(graph.objects[root])
    }
    return makers
  }

  /// More views of files than use each other; one that uses itself is an error.
  private static let mostMakers = 8

  /// The object whose element says what a view is: that of the view of the file which it uses, or itself.
  func maker(of id: ID<SceneObject>) -> SceneObject { makers(of: graph.objects[id]).last ?? graph.objects[id] }

  func values(_ id: ID<SceneObject>) -> ObjectValues { ObjectValues(graph.objects[id], self) }
}
