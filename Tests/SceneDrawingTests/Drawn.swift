import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneTestSupport

extension Fixture {
  /// The map of the scenes.
  var map: SceneMap { Compiler(options).map(scenes).map }
}

extension SceneMap {
  /// The map of one file.
  init(of text: String) { self = Compiler().map([SceneFile(path: "Main.scene", text: text)]).map }

  /// The controllers with their own boxes: all except placeholders that segues pass.
  var shownControllers: [Controller] {
    let passed = Set(segues.compactMap(\.placeholder))
    return controllers.indices.filter { !passed.contains($0) }.map { controllers[$0] }
  }

  /// The problems that concern no controller that is shown.
  var fileProblems: [Int] {
    let passed = Set(segues.compactMap(\.placeholder))
    return files.flatMap(\.problems) + passed.flatMap { controllers[$0].problems }
  }
}
