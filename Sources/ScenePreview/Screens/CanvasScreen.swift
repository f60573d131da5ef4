import SceneCompiler
package import SceneDiagnostics
import SceneSyntax
package import UIKitFacts
package import VectorPictures

/// The screen of a controller on a canvas, on which lines start at what performs a segue.
package struct CanvasScreen: Sendable {
  /// The path of the scene.
  package let path: String
  /// The place of the controller's element.
  package let position: LineTable.Position
  package let picture: ViewPicture
  /// The middle of the view that performs a segue, in the picture, by the place of the segue's element.
  package let triggers: [LineTable.Position: LayoutPoint]
}

extension Preview {
  /// The screens of all controllers, without containers. What a container view shows has the size that it has there.
  package func canvas(in environment: PreviewEnvironment) -> [CanvasScreen] {
    let context = ScreenContext(previewed, environment)
    var maker = CanvasMaker(graph)
    // What a container view shows first is taken from the screen around it; the rest has screens of its own.
    let others = graph.files.flatMap(\.controllers).filter { id in
      !graph.controllers[id].isPlaceholder && graph.controllers[id].container == nil
    }
    let shown = hosts.filter { graph.controllers[$0].container == nil }
    return (shown + others).flatMap { id -> [CanvasScreen] in
      guard !maker.knows(id) else { return [] }
      return maker.screens(of: id, ScreenBuilder.screen(of: id, context, isFullHeight: false))
    }
  }
}

/// Takes screens apart: the screen of a controller, and those of the controllers in its container views.
private struct CanvasMaker {
  private let graph: SceneGraph
  private let lines: [LineTable]
  private var known: Set<ID<Controller>> = []

  init(_ graph: SceneGraph) {
    self.graph = graph
    lines = graph.files.map { LineTable($0.document.file) }
  }

  func knows(_ controller: ID<Controller>) -> Bool { known.contains(controller) }

  mutating func screens(of controller: ID<Controller>, _ screen: Screen) -> [CanvasScreen] {
    var found: [CanvasScreen] = []
    add(controller, screen.picture, screen, to: &found)
    return found
  }

  private mutating func add(
    _ controller: ID<Controller>, _ picture: ViewPicture, _ screen: Screen, to found: inout [CanvasScreen]
  ) {
    guard known.insert(controller).inserted else { return }
    var triggers: [LineTable.Position: LayoutPoint] = [:]
    var embedded: [(ID<Controller>, ViewPicture)] = []
    var open = [(picture: picture, origin: LayoutPoint.zero)]
    while let (part, origin) = open.popLast() {
      if let object = part.view.flatMap({ screen.views[$0].object }) {
        if let inner = self.controller(withRoot: object), inner != controller {
          var picture = part
          picture.frame.origin = .zero
          embedded.append((inner, picture))
          continue
        }
        let size = part.frame.size
        let middle = LayoutPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        for segue in graph.objects[object].segues { triggers[position(of: segue)] = middle }
      }
      open += part.children.map { child in
        (child, LayoutPoint(x: origin.x + child.frame.left, y: origin.y + child.frame.top))
      }
    }
    let element = graph.controllers[controller]
    found.append(
      CanvasScreen(
        path: graph.files[element.file].document.file.path,
        position: lines[element.file].position(of: element.range.start), picture: picture, triggers: triggers))
    for (inner, picture) in embedded { add(inner, picture, screen, to: &found) }
  }

  private func controller(withRoot object: ID<SceneObject>) -> ID<Controller>? {
    let tree = graph.objects[object].tree
    guard graph.trees[tree].root == object, case .controller(let id) = graph.trees[tree].owner else { return nil }
    return id
  }

  private func position(of segue: ID<Segue>) -> LineTable.Position {
    let segue = graph.segues[segue]
    return lines[graph.controllers[segue.source].file].position(of: segue.range.start)
  }
}
