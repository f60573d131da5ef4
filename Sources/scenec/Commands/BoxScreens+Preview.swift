import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import ScenePreview
import UIKitFacts
import VectorPictures

extension BoxScreens {
  /// Adds the screens of the scenes of a module, on the standard device. Storyboards keep their boxes with text.
  ///
  /// - Parameter resources: reads what the app has for its scenes.
  mutating func add(
    _ files: [SceneFile], _ compiler: Compiler, resources: (SceneGraph) -> AppResources
  ) {
    let scenes = files.filter { !ModuleInput.isNib($0.path) }
    guard !scenes.isEmpty else { return }
    let graph = compiler.graph(of: scenes).graph
    let preview = Preview(graph, findsProblems: false, resources: resources(graph))
    for screen in preview.canvas(in: PreviewEnvironment()) {
      var picture = screen.picture
      picture.border = Stroke(RGBA(0xC6C6C8), width: 2)
      self[path: screen.path, position: screen.position] = BoxScreen(picture, triggers: screen.triggers)
    }
  }
}
