import SceneCompiler
import SceneDiagnostics
import Testing

/// A test compares every block without a language, and every diagram.
struct OutputSnippetTests {
  private static let shown = Snippet.all(in: "") + Snippet.all(in: "mermaid")

  @Test(arguments: shown)
  func everyOutputBlockHasATest(snippet: Snippet) throws {
    let held = HeldOutput.all.first { $0.page == snippet.page && snippet.text.hasPrefix($0.start) }
    let test = try #require(held, "\(snippet) shows something that no test compares").test
    let name = try #require(snippet.page.split(separator: "/").last)
    #expect(try Repository.text("Tests/\(test).swift").contains(name), "\(test) does not speak of \(name)")
  }

  @Test func testedBlocksExist() {
    for held in HeldOutput.all {
      #expect(Self.shown.contains { $0.page == held.page && $0.text.hasPrefix(held.start) }, "\(held.start)")
    }
  }

  /// `GettingStarted.md` breaks its scene, and shows the error.
  @Test func errorOfTheFirstSceneMatchesScenec() throws {
    let page = "Documentation/GettingStarted.md"
    let shown = try #require(try Snippet.on(page).first { $0.language.isEmpty })
    let path = "Sources/Hello/Main.scene"
    let scene = try #require(try PackagePage(page).files[path])
      .replacing("destination=\"greeting\"", with: "destination=\"greting\"")
    let diagnostics = Compiler().check([SceneFile(path: path, text: scene)])
    #expect(TextRenderer().render(diagnostics).hasPrefix(shown.text))
  }
}
