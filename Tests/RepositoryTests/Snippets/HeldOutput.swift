/// An output block or a diagram on a page, and the test that compares it.
struct HeldOutput {
  let page: String
  /// How the block begins.
  let start: String
  /// The file of the test, which names the page.
  let test: String

  static let all = [
    HeldOutput(page: "ARCHITECTURE.md", start: "SceneFile ", test: "RepositoryTests/ArchitectureTests"),
    HeldOutput(page: "README.md", start: "Main.scene:12:44", test: "RepositoryTests/ReadmeTests"),
    HeldOutput(page: "Documentation/Testing.md", start: "The button 'Pay'", test: "RepositoryTests/TestingPageTests"),
    HeldOutput(
      page: "Documentation/Testing.md", start: "main (UINavigation", test: "RepositoryTests/TestingPageTests"),
    HeldOutput(
      page: "Documentation/Testing.md", start: "sequenceDiagram", test: "RepositoryTests/TestingPageTests"),
    HeldOutput(page: "Documentation/VersionControl.md", start: "Old.scene → New", test: "ScenecTests/DiffTests"),
    HeldOutput(page: "Documentation/VersionControl.md", start: "*.scene diff", test: "ScenecTests/DiffTests"),
    HeldOutput(
      page: "Documentation/VersionControl.md", start: "  <viewController", test: "ScenecTests/MergeCommandTests"),
    HeldOutput(page: "Documentation/Plugins.md", start: "wrote Sources", test: "ScenecTests/Watch/PluginsPageTests"),
    HeldOutput(page: "Documentation/Plugins.md", start: "Sources/App/Main.scene:3", test: "ScenecTests/SourcesTests"),
    HeldOutput(page: "Documentation/Plugins.md", start: "Sources/App", test: "ScenecTests/Watch/PluginsPageTests"),
    HeldOutput(page: "Documentation/Localization.md", start: "Main.scene:2:36", test: "ScenecTests/StringsTests"),
    HeldOutput(
      page: "Documentation/Localization.md", start: "    \"dash.editButton.title", test: "ScenecTests/StringsTests"),
    HeldOutput(
      page: "Documentation/GettingStarted.md", start: "Sources/Hello/Main.scene",
      test: "RepositoryTests/Snippets/OutputSnippetTests"),
  ]
}
