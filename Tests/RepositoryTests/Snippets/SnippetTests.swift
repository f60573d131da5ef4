import Testing

/// Every block of code on a page is of a kind that tests compile or run.
struct SnippetTests {
  /// The languages, and their tests.
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
    "lua": "EditorSnippetTests",
    "elisp": "EditorSnippetTests",
    "mermaid": "OutputSnippetTests",
    "": "OutputSnippetTests",
  ]

  @Test func codeFencesAreClosed() throws {
    for page in Repository.files(in: "", suffix: ".md") { _ = try Snippet.on(page) }
    #expect(Snippet.all.count > 100)
  }

  @Test(arguments: Snippet.all)
  func everyLanguageHasATest(snippet: Snippet) throws {
    let suite = try #require(Self.languages[snippet.language], "nobody tries blocks of '\(snippet.language)'")
    #expect(Repository.contains("Tests/RepositoryTests/Snippets/\(suite).swift"))
  }

  @Test(arguments: Snippet.all)
  func codeBlocksAreNotEmpty(snippet: Snippet) {
    #expect(!snippet.unindented.isEmpty)
  }
}
