import Foundation
import SceneTestSupport
import Testing

/// `build --watch` follows the configuration file, too.
struct ConfigurationWatchTests {
  private static let watching = "watching Main.scene; Control-C ends it"

  private func watch(_ configuration: String) throws -> (TemporaryFolder, WatchRun) {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "scenec.json": configuration,
      "Layout/SceneSupport.swift.stencil": "// Made by scenec, in one way\n",
    ])
    let run = try WatchRun(["build", "Main.scene", "--configuration", "scenec.json", "--watch"], in: folder)
    try run.wait(for: Self.watching)
    return (folder, run)
  }

  @Test func changesOfTheConfigurationRebuild() throws {
    let (folder, run) = try watch("{}")
    try folder.write("scenec.json", Data(#"{"accessLevel": "public"}"#.utf8))
    #expect(
      try run.wait(for: "wrote Main.scene.swift") == ["scenec.json has changed", "wrote Main.scene.swift"])
    #expect(try folder.text("Main.scene.swift").contains("public struct MainScenes"))
  }

  @Test func errorsDoNotEndTheWatch() throws {
    let (folder, run) = try watch("[]")
    #expect(run.lines.first?.hasPrefix("scenec.json:1:1: error: a configuration is an object, as in ") == true)
    #expect(run.lines.suffix(2) == ["nothing was written", Self.watching])
    try folder.write("scenec.json", Data("{}".utf8))
    try run.wait(for: "wrote Main.scene.swift, SceneSupport.swift")
    try FileManager.default.removeItem(at: folder.url.appending(path: "scenec.json"))
    let gone = try run.wait(for: "nothing was written")
    #expect(
      gone.prefix(2) == [
        "scenec.json is gone",
        "scenec.json:1:1: error: cannot read 'scenec.json': no such file or directory; check the path",
      ])
    try folder.write("scenec.json", Data("{}".utf8))
    #expect(try run.wait(for: "all Swift is up to date").first == "scenec.json is new")
  }

  @Test func templatesOfTheConfigurationAreWatched() throws {
    let (folder, run) = try watch("{}")
    try folder.write("scenec.json", Data(#"{"template": "Layout"}"#.utf8))
    #expect(try run.wait(for: "wrote SceneSupport.swift").first == "scenec.json has changed")
    try folder.write("Layout/SceneSupport.swift.stencil", Data("// Made by scenec, in another way\n".utf8))
    #expect(
      try run.wait(for: "wrote SceneSupport.swift")
        == ["Layout/SceneSupport.swift.stencil has changed", "wrote SceneSupport.swift"])
    #expect(try folder.text("SceneSupport.swift") == "// Made by scenec, in another way\n")
  }

  @Test func missingTemplatesAreAwaited() throws {
    let (folder, run) = try watch(#"{"template": "Mine"}"#)
    #expect(run.lines.first?.hasPrefix("scenec.json:1:15: error: there is no folder 'Mine'") == true)
    try folder.write("Mine/SceneSupport.swift.stencil", Data("// Made by scenec, in my way\n".utf8))
    try run.wait(for: "wrote Main.scene.swift, SceneSupport.swift")
    #expect(try folder.text("SceneSupport.swift") == "// Made by scenec, in my way\n")
  }
}
