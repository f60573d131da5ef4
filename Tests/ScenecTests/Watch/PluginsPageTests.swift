import Foundation
import SceneTestSupport
import Testing

/// `Documentation/Plugins.md` shows the real output.
struct PluginsPageTests {
  private static let root = Fixture.root.appendingPathComponent("../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func watchMatchesThePage() throws {
    let page = try Self.text("Documentation/Plugins.md")
    let block = try #require(page.firstMatch(of: #/```\n(wrote [\s\S]*?)```\n/#)).1
    let call = try #require(page.firstMatch(of: #/\nscenec (build .* --watch)\n/#)).1
    let right = try Self.text("Tests/Fixtures/Readme/dashboard/Main.scene")
    let folder = try TemporaryFolder(["Sources/App/Main.scene": right])
    let run = try WatchRun(call.split(separator: " ").map(String.init), in: folder)
    try run.wait(for: "watching Sources/App; Control-C ends it")
    let wrong = right.replacing("destination=\"clock\"", with: "destination=\"clok\"")
    try folder.write("Sources/App/Main.scene", Data(wrong.utf8))
    try run.wait(for: "nothing was written")
    let other = right.replacing("title=\"Edit\"", with: "title=\"Change\"")
    try folder.write("Sources/App/Main.scene", Data(other.utf8))
    try run.wait(for: "wrote Sources/App/Generated/Main.scene.swift")
    #expect(run.lines.map { $0 + "\n" }.joined() == block)
  }

  @Test func errorOfAWrongConfigurationMatchesThePage() async throws {
    let page = try Self.text("Documentation/Plugins.md")
    let right = try #require(page.firstMatch(of: #/```json\n([\s\S]*?)```\n/#)).1
    let said = try #require(page.firstMatch(of: #/```\n(Sources\/App\/scenec.json:[\s\S]*?)```\n/#)).1
    let folder = try TemporaryFolder([
      "Sources/App/Main.scene": rightScene, "Templates/SceneSupport.swift.stencil": "",
      "Sources/App/scenec.json": String(right.replacing("accessLevel", with: "acessLevel")),
    ])
    let run = try await folder.scenec("check", "Sources/App", "--configuration", "Sources/App/scenec.json")
    #expect(run.error == said)
  }

  /// The manifests on the page are those of `.ci/try-plugin`.
  @Test func manifestsMatchTheTriedOnes() throws {
    let page = try Self.text("Documentation/Plugins.md")
    let script = try Self.text(".ci/try-plugin")
    for text in [".plugin(name: \"CompileScenes\", package: \"scenec\")", "exclude: [\"Main.scene\"]"] {
      #expect(page.contains(text) && script.contains(text), "\(text)")
    }
    let command = "--allow-writing-to-package-directory generate-scenes"
    #expect(page.contains("swift package \(command) --check\n") && script.contains(command))
  }
}
