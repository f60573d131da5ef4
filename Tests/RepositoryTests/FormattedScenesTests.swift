import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneFormatting
import SceneSyntax
import Testing

/// The scenes of the project look as scenec has scenes look.
struct FormattedScenesTests {
  private static let scenes =
    Repository.files(in: "Examples", suffix: ".scene") + Repository.files(in: "Tests/PlayedScenes", suffix: ".scene")
    + Repository.files(in: "Tests/Fixtures/Readme", suffix: ".scene")
    + Repository.files(in: Tutorial.folder, suffix: ".scene")

  @Test(arguments: scenes)
  func scenesAreFormatted(path: String) throws {
    let text = try Repository.text(path)
    #expect(Self.formatted(text) == text)
  }

  @Test(arguments: Snippet.pages)
  func scenesOnPagesAreFormatted(page: String) throws {
    for snippet in try Page(page).blocks(in: "xml") { Self.expectFormatted(snippet) }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func examplesOfElementsAreFormatted(element: String) throws {
    Self.expectFormatted(try #require(Catalog.element(named: element)).example + "\n")
  }

  /// A part of a scene can have several elements, and no root.
  private static func expectFormatted(_ snippet: String) {
    if snippet.hasPrefix("<scenes") || snippet.hasPrefix("<?xml") { return #expect(formatted(snippet) == snippet) }
    let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let scene = "<scenes>\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "</scenes>\n"
    #expect(formatted(scene) == scene)
  }

  private static func formatted(_ text: String) -> String? {
    var log = DiagnosticLog()
    let document = DocumentReader.read(SceneFile(path: "Main.scene", text: text), &log)
    return SceneFormatter.format(document).map { String(decoding: $0, as: UTF8.self) }
  }
}
