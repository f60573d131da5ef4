import SceneDiagnostics
import SceneSyntax
import Testing

/// Every scene on a page compiles.
struct SceneSnippetTests {
  @Test(arguments: Snippet.all(in: "xml"))
  func scenesOnPagesCompile(snippet: Snippet) {
    #expect(SceneSnippet(snippet.text).errors.map { "\($0.id): \($0.message)" } == [])
  }

  /// A storyboard is quoted, in part, to be compared with.
  @Test(arguments: Snippet.all(in: "xml storyboard"))
  func storyboardsAreNotCheckedAsScenes(snippet: Snippet) {
    var log = DiagnosticLog()
    _ = DocumentReader.read(SceneFile(path: "Main.storyboard", text: snippet.text), &log)
    #expect(log.diagnostics.map(\.message) == [])
    #expect(SceneSnippet(snippet.text).errors.isEmpty == false)
  }

  @Test func wrongScenesAreReported() {
    #expect(SceneSnippet("<label txt=\"Hi\"/>\n").errors.map(\.id) == ["unknown-attribute"])
    #expect(
      SceneSnippet("<viewController id=\"a\"><lable/></viewController>\n").errors.map(\.id) == ["unknown-element"])
  }

  @Test func referencesOfFragmentsAreResolved() {
    #expect(SceneSnippet("<segue kind=\"present\" identifier=\"a\" destination=\"b\"/>\n").errors.map(\.message) == [])
  }
}
