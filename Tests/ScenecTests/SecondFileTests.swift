import Foundation
import SceneTestSupport
import Testing

/// The file that all scenes share is the second that a call writes. If it cannot be written, the first one and temporary
/// files are restored.
struct SecondFileTests {
  private static let outputs = ["Main.scene.swift", "SceneSupport.swift"]

  /// Scenes of one module that are compiled in calls of their own.
  @Test func laterCallsKeepWhatOtherScenesUse() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene,
      "Table.scene": """
      <scenes initialViewController="table">
        <tableViewController id="table">
          <tableView><tableViewSection><tableViewCell/></tableViewSection></tableView>
        </tableViewController>
      </scenes>
      """,
    ])
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    let first = try folder.text("SceneSupport.swift")
    #expect(!first.contains("final class SceneTable {"))
    for scene in ["Table.scene", "Main.scene"] {
      #expect(try await folder.scenec("build", scene).status == 0)
      #expect(try folder.text("SceneSupport.swift").contains("final class SceneTable {"))
      #expect(try await folder.scenec("build", scene, "--check").status == 0)
    }
    #expect(try await folder.scenec("build", ".").status == 0)
    let support = try folder.text("SceneSupport.swift")
    #expect(support.contains("final class SceneTable {") && !support.contains("static func anchor("))
  }

  @Test func tooLargeSecondFileWritesNothing() async throws {
    // Room for the first file, but not for the support file, which serves a table.
    let table = """
      <tableViewController id="main">
        <tableView><tableViewSection><tableViewCell/></tableViewSection></tableView>
      </tableViewController>
      """
    let folder = try TemporaryFolder(["Main.scene": #"<scenes initialViewController="main">\#(table)</scenes>"#])
    let run = try await folder.shell(#"ulimit -f 8; exec "$scenec" build Main.scene"#)
    #expect(run.status == 2)
    #expect(run.error == "error: cannot write 'SceneSupport.swift': file too large; nothing was written\n")
    #expect(try folder.names() == ["Main.scene"])
  }

  #if os(Linux)
    @Test func fullDeviceOfTheSecondFileNamesTheFirst() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      try folder.link("SceneSupport.swift", to: "/dev/full")
      let run = try await folder.scenec("build", "Main.scene")
      #expect(run.status == 2)
      #expect(
        run.error
          == "error: cannot write 'SceneSupport.swift': no space left on device; "
          + "only these were written: 'Main.scene.swift'\n")
      #expect(try folder.names() == ["Main.scene"] + Self.outputs)
      #expect(try folder.text("Main.scene.swift").hasPrefix("// Made by scenec"))
    }

    @Test func fullDeviceOfTheFirstFileStops() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      try folder.link("Main.scene.swift", to: "/dev/full")
      let run = try await folder.scenec("build", "Main.scene")
      #expect(run.status == 2)
      #expect(
        run.error == "error: cannot write 'Main.scene.swift': no space left on device; nothing was written\n")
      #expect(try folder.names() == ["Main.scene", "Main.scene.swift"])
    }
  #endif

  @Test func readOnlySecondFileWritesNothing() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "SceneSupport.swift": "// Made by scenec\n"])
    try folder.setPermissions(0o444, of: "SceneSupport.swift")
    let run = try await folder.scenec("build", "Main.scene")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot write 'SceneSupport.swift': the file there is read-only"))
    #expect(try folder.names() == ["Main.scene", "SceneSupport.swift"])
  }

  @Test func shorterFilesReplaceLongerOnes() async throws {
    // If no file can be created in the folder, files are overwritten in place.
    let old = "// Made by scenec\n" + String(repeating: "// an older one\n", count: 5_000)
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "Main.scene.swift": old, "SceneSupport.swift": old,
    ])
    for output in Self.outputs { try folder.setPermissions(0o666, of: output) }
    try folder.setPermissions(0o555, of: "")
    let run = try await folder.unprivileged("build", "Main.scene")
    try folder.setPermissions(0o755, of: "")
    #expect(run.status == 0)
    for output in Self.outputs { #expect(try !folder.text(output).contains("an older one")) }
  }

  @Test func permissionsAreKept() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": "// Made by scenec\n"])
    try folder.setPermissions(0o640, of: "Main.scene.swift")
    #expect(try await folder.scenec("build", "Main.scene").status == 0)
    #expect(try folder.permissions(of: "Main.scene.swift") == 0o640)
  }
}
