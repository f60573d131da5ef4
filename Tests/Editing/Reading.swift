import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import SceneVersions

/// The syntax tree of a scene.
func read(_ text: String, path: String = "Main.scene") -> Document {
  var log = DiagnosticLog()
  return DocumentReader.read(SceneFile(path: path, text: text), &log)
}

/// The report of a comparison, without the path.
func changes(from old: String, to new: String) -> String {
  guard let comparison = SceneComparison(from: read(old), to: read(new)) else { return "syntax errors\n" }
  let text = TextReport(isColored: false).text(of: comparison, path: "")
  return String(text.dropFirst())
}

/// The scenes of the fixtures without syntax errors, without duplicates.
let readableScenes: [String] = {
  var seen: Set<String> = []
  return Fixture.all.flatMap(\.scenes).map { String(decoding: $0.bytes, as: UTF8.self) }
    .filter { !read($0).hasErrors && seen.insert($0).inserted }
}()
