import SceneDiagnostics
import SceneSyntax
import Testing

/// Every scene on a page compiles.
struct SceneSnippetTests {
  @Test(arguments: Snippet.all(in: "xml"))
  func scenesOnPagesCompile(snippet: Snippet) {
    #expect(SceneSnippet(snippet.text).errors.map { "\($0.id): \($0.message)" } == [])
  }

  /// Where a number is the distance inside an edge, a negative one would lay the view out outside its superview.
  @Test(arguments: Snippet.all(in: "xml"))
  func noViewIsOutsideItsSuperview(snippet: Snippet) {
    let outside = snippet.text.matches(of: #/(top|bottom|leading|trailing|left|right)="(\w+ )?-[^"]*"/#)
    #expect(outside.map { String($0.output.0) } == [])
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
