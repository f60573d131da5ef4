import Testing

/// Every block of code on a page is of a kind that tests compile or run.
struct SnippetTests {
  /// The kinds, and the tests that hold them.
  private static let languages = [
    "xml": "SceneSnippetTests",
    "xml storyboard": "SceneSnippetTests",
    "swift": "SwiftSnippetTests",
    "sh": "CommandSnippetTests",
    "console": "CommandSnippetTests",
    "yaml": "CommandSnippetTests",
    "groovy": "CommandSnippetTests",
    "ninja": "CommandSnippetTests",
    "make": "CommandSnippetTests",
    "starlark": "StarlarkSnippetTests",
    "json": "ConfigurationSnippetTests",
    "mermaid": "OutputSnippetTests",
    "": "OutputSnippetTests",
  ]

  @Test func everyFenceIsClosed() throws {
    for page in Repository.files(in: "", suffix: ".md") { _ = try Snippet.on(page) }
    #expect(Snippet.all.count > 100)
  }

  @Test(arguments: Snippet.all)
  func theLanguageHasATest(snippet: Snippet) throws {
    let suite = try #require(Self.languages[snippet.language], "nobody tries blocks of '\(snippet.language)'")
    #expect(Repository.contains("Tests/RepositoryTests/Snippets/\(suite).swift"))
  }

  @Test(arguments: Snippet.all)
  func aBlockSaysSomething(snippet: Snippet) {
    #expect(!snippet.unindented.isEmpty)
  }
}
