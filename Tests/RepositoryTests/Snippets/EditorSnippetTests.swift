import Testing

/// The settings of editors on the pages name packages of this repository. `.ci/try-editors` runs the packages.
struct EditorSnippetTests {
  private static let snippets = Snippet.all.filter { ["lua", "elisp"].contains($0.language) }

  @Test func thereAreSettings() {
    #expect(Self.snippets.count >= 2)
  }

  @Test(arguments: snippets)
  func foldersExist(snippet: Snippet) {
    let folders = snippet.unindented.matches(of: #/\/path\/to\/scenec\/([\w\/]+)/#).map { String($0.1) }
    #expect(!folders.isEmpty)
    for folder in folders { #expect(Repository.contains(folder), "there is no \(folder)") }
  }
}
