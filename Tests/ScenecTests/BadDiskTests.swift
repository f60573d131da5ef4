import Foundation
import SceneTestSupport
import Testing

/// If writing fails, the old files are unchanged, no temporary files remain, and one sentence says what to do.
struct BadDiskTests {
  @Test func folderInPlaceOfAnOutput() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift/Readme.md": ""])
    try await expectFailure(
      folder, "cannot write 'Main.scene.swift': a folder is in its place; move or rename the folder")
  }

  @Test func fileInPlaceOfTheOutputFolder() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "out": ""])
    let run = try await folder.scenec("build", "Main.scene", "--output", "out")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot "))
    #expect(run.error.contains("'out"))
    #expect(run.error.contains("not a directory"))
  }

  @Test func readOnlyFilesAreNotWritten() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": "// Made by scenec\n"])
    try folder.setPermissions(0o444, of: "Main.scene.swift")
    try await expectFailure(
      folder, "cannot write 'Main.scene.swift': the file there is read-only; make it writable first")
    #expect(try folder.text("Main.scene.swift") == "// Made by scenec\n")
    #expect(!folder.exists("SceneSupport.swift"))
  }

  @Test func folderWithoutWritePermission() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    try folder.setPermissions(0o555, of: "")
    let run = try await folder.unprivileged("build", "Main.scene")
    try folder.setPermissions(0o755, of: "")
    #expect(run.status == 2)
    #expect(run.error == "error: cannot write 'Main.scene.swift': permission denied; nothing was written\n")
    #expect(try folder.names() == ["Main.scene"])
  }

  @Test func sandboxThatAllowsOnlyTheOutputs() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "Main.scene.swift": "// Made by scenec\n", "SceneSupport.swift": "",
    ])
    for output in ["Main.scene.swift", "SceneSupport.swift"] { try folder.setPermissions(0o666, of: output) }
    try folder.setPermissions(0o555, of: "")
    let run = try await folder.unprivileged("build", "Main.scene")
    try folder.setPermissions(0o755, of: "")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(try folder.isFresh())
    #expect(try folder.names() == ["Main.scene", "Main.scene.swift", "SceneSupport.swift"])
  }

  @Test func fileSizeLimitKeepsTheOldFile() async throws {
    let old = "// Made by scenec\n// an older one\n"
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": old])
    let run = try await folder.shell(#"ulimit -f 1; exec "$scenec" build Main.scene"#)
    #expect(run.status == 2)
    #expect(run.error.hasSuffix("file too large; nothing was written\n"))
    #expect(try folder.text("Main.scene.swift") == old)
    #expect(try folder.names() == ["Main.scene", "Main.scene.swift"])
  }

  @Test func fullDiskInASandboxKeepsTheOldFile() async throws {
    let old = "// Made by scenec\n// an older one\n"
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.scene.swift": old, "SceneSupport.swift": ""])
    for output in ["Main.scene.swift", "SceneSupport.swift"] { try folder.setPermissions(0o666, of: output) }
    try folder.setPermissions(0o555, of: "")
    let run = try await folder.unprivilegedShell(#"ulimit -f 1; exec "$scenec" build Main.scene"#)
    try folder.setPermissions(0o755, of: "")
    #expect(run.status == 2)
    #expect(run.error.contains("file too large"))
    #expect(try folder.text("Main.scene.swift") == old)
  }

  #if os(Linux)
    @Test func fullDeviceIsReported() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      try folder.link("Main.scene.swift", to: "/dev/full")
      let run = try await folder.scenec("build", "Main.scene")
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("error: cannot write 'Main.scene.swift': no space left on device"))
      #expect(folder.destination(ofLink: "Main.scene.swift") == "/dev/full")
    }
  #endif

  private func expectFailure(_ folder: TemporaryFolder, _ sentence: String) async throws {
    let run = try await folder.scenec("build", "Main.scene")
    #expect(run.status == 2)
    #expect(run.error == "error: \(sentence)\n")
    #expect(try folder.names() == ["Main.scene", "Main.scene.swift"])
  }
}
