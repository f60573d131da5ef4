import Foundation
import SceneTestSupport
import Testing

/// No output replaces an input of the call, whatever its path.
struct InputProtectionTests {
  @Test(arguments: ["Main.scene", "./Main.scene", "link", "hard", "Layout/SceneSupport.swift.stencil", "scenec.json"])
  func dependencyFileDoesNotReplaceAnInput(path: String) async throws {
    let folder = try folder()
    let before = try folder.text(path)
    let run = try await folder.scenec(
      "build", "Main.scene", "--configuration", "scenec.json", "--output", "out", "--depfile", path)
    #expect(run.status == 2)
    #expect(run.error.contains(", which is read; choose another path\n"))
    #expect(try folder.text(path) == before)
    #expect(!folder.exists("out/Main.scene.swift"), "all is written, or nothing")
  }

  @Test func dependencyFileDoesNotReplaceTheSwift() async throws {
    let folder = try folder()
    let run = try await folder.scenec("build", "Main.scene", "--depfile", "./Main.scene.swift")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: cannot write './Main.scene.swift': it is the same file as 'Main.scene.swift', which is written, too\n"
    )
    #expect(!folder.exists("Main.scene.swift"))
  }

  @Test(arguments: ["Base.scene", "Theirs.scene", "theirs"])
  func mergeDoesNotReplaceAnotherVersion(path: String) async throws {
    let folder = try TemporaryFolder([
      "Base.scene": rightScene, "Ours.scene": rightScene.replacing("main", with: "first"), "Theirs.scene": otherScene,
    ])
    try folder.link("theirs", to: "Theirs.scene")
    let before = try folder.text(path)
    let run = try await folder.scenec("merge", "Base.scene", "Ours.scene", "Theirs.scene", "--output", path)
    #expect(run.status == 2)
    #expect(run.error.contains("which is read; choose another path"))
    #expect(try folder.text(path) == before)
  }

  @Test func picturesDoNotReplaceAScene() async throws {
    let folder = try folder()
    for call in [["graph", "Main.scene"], ["diff", "Main.scene", "Other.scene"]] {
      let run = try await folder.shell(
        #""$scenec" \#(call.joined(separator: " ")) --format svg --force --output link"#)
      #expect(run.status == 2)
      #expect(
        run.error == "error: cannot write 'link': it is the file 'Main.scene', which is read; choose another path\n")
    }
    #expect(try folder.text("Main.scene") == rightScene)
  }

  @Test func outputsWithTheSamePathAreRefused() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": ""])
    try folder.link("SceneSupport.swift", to: "Main.scene.swift")
    let run = try await folder.scenec("build", "Main.scene")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: cannot write 'SceneSupport.swift': it is the same file as 'Main.scene.swift', which is written, too\n"
    )
    #expect(try folder.text("Main.scene.swift") == "")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "Other.scene": otherScene, "scenec.json": #"{"template": "Layout"}"#,
      "Layout/SceneSupport.swift.stencil": "// Made by scenec, my way\n",
    ])
    try folder.link("link", to: "Main.scene")
    try FileManager.default.linkItem(
      at: folder.url.appendingPathComponent("Main.scene"), to: folder.url.appendingPathComponent("hard"))
    return folder
  }
}
