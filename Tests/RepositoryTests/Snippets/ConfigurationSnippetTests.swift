import Foundation
import SceneTestSupport
import Testing

/// Every block of JSON on a page is a configuration that scenec takes, where the page puts it.
struct ConfigurationSnippetTests {
  @Test(arguments: Snippet.all(in: "json"))
  func scenecAcceptsConfigurationsOnPages(snippet: Snippet) async throws {
    let folder = try TemporaryFolder([
      "Templates/SceneSupport.swift.stencil": "// Made by scenec\n", "Sources/App/Main.scene": "<scenes/>",
      "Sources/App/scenec.json": snippet.text, "Sources/Core/Login.scene": "<scenes/>",
    ])
    let run = try await ProcessRun(
      BuildFolder.scenec, ["check", "Sources/App", "--configuration", "Sources/App/scenec.json"], in: folder.url)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func pagesContainAConfiguration() {
    #expect(!Snippet.all(in: "json").isEmpty)
  }
}
