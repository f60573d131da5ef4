import Foundation
import SceneTestSupport
import Testing

/// Pipes and devices, where files are read or written: no call waits for ever, and none takes all memory.
struct SpecialFileTests {
  @Test(arguments: [
    ["graph", "Main.scene", "--output", "pipe", "--format", "svg"],
    ["merge", "Main.scene", "Main.scene", "Main.scene", "--output", "pipe"],
    ["build", "Main.scene", "--depfile", "pipe"],
    ["diff", "Main.scene", "Main.scene", "--output", "pipe", "--format", "svg"],
  ])
  func namedPipesAreNotWritten(call: [String]) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.shell(
      "mkfifo pipe; exec timeout 10 \"$scenec\" \(call.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: cannot write 'pipe': a named pipe is in its place; write to standard output, or choose another path\n"
    )
    #expect(try folder.names() == ["Main.scene", "pipe"])
  }

  /// A call that writes, for each kind of file in the place of the folder of its output.
  @Test(
    arguments: ["mkfifo place", "touch place", "ln -s /dev/null place"],
    [
      "build Main.scene --output place", "build Main.scene --depfile place/build.d", "export Main.scene --output place",
      "export Main.scene --output place/Main.storyboard", "import Main.storyboard --output place",
      "import Main.storyboard --output place/Main.scene",
      "graph Main.scene --format svg --output place/Main.svg",
      "diff Main.scene Main.scene --format svg --output place/Main.svg",
      "merge Main.scene Main.scene Main.scene --output place/Main.scene",
      "new place/Shop --scenec https://example.com/scenec",
    ])
  func filesInPlaceOfTheFolderAreErrors(file: String, call: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    _ = try await folder.scenec("export", "Main.scene", "--output", "Main.storyboard")
    let run = try await folder.shell("\(file); exec timeout 10 \"$scenec\" \(call)")
    #expect(run.status == 2, "\(run)")
    #expect(run.error.hasPrefix("error: cannot ") && run.error.contains("not a directory"), "\(run.error)")
  }

  @Test(arguments: ["build Main.scene --template Templates", "new Shop"])
  func pipesThatAreFoundAreNotRead(call: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Templates/Read.me": "", "scenec/Read.me": ""])
    let pipes = "mkfifo Templates/Scene.swift.stencil scenec/Package.swift"
    let run = try await folder.shell("\(pipes); exec timeout 10 \"$scenec\" \(call)")
    #expect(run.status == 2 && run.error.hasPrefix("error: "), "\(run)")
  }

  @Test func namedPipesInPlaceOfSwiftAreNotWritten() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.shell(#"mkfifo Main.scene.swift; exec timeout 10 "$scenec" build Main.scene"#)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot write 'Main.scene.swift': a named pipe is in its place"))
    #expect(!folder.exists("SceneSupport.swift"))
  }

  @Test func standardOutputCanBeNamedByPath() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let piped = try await folder.shell(#""$scenec" graph Main.scene --format dot --output /dev/stdout | cat"#)
    #expect(piped.output.contains("digraph"))
    let appended = try await folder.shell(
      """
      echo first > log
      "$scenec" merge Main.scene Main.scene Main.scene --output /dev/stdout >> log
      """)
    #expect(appended.status == 0)
    #expect(try folder.text("log") == "first\n" + rightScene)
  }

  @Test(arguments: ["build", "check", "format", "graph"])
  func endlessDevicesAreRefused(command: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec(command, "/dev/zero")
    #expect(run.status == 2)
    #expect(run.error == "error: cannot read '/dev/zero': it is a device or a socket; name a file\n")
  }

  @Test func standardInputHasALimit() async throws {
    let folder = try TemporaryFolder()
    for call in ["check -", "format -", "diff - Main.scene"] {
      let run = try await folder.shell(#"exec timeout 60 "$scenec" \#(call) < /dev/zero"#)
      #expect(run.status == 2)
      #expect(
        run.error == """
          error: cannot read standard input: it has more than 64 MiB, the most that scenec reads; divide it into several \
          files

          """)
    }
  }

  @Test func largeFilesAreRefused() async throws {
    let folder = try TemporaryFolder()
    // It takes no place on the disk, and would take more memory than there is.
    let run = try await folder.shell(#"truncate -s 100G Main.scene; exec "$scenec" check Main.scene"#)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot read 'Main.scene': it has more than 64 MiB"))
  }

  @Test func scenesCanComeFromAPipe() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.shell(#"mkfifo pipe; cat Main.scene > pipe & exec "$scenec" check pipe"#)
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  @Test func pipesInFoldersAreOmitted() async throws {
    let folder = try TemporaryFolder(["Scenes/Main.scene": rightScene])
    let run = try await folder.shell(#"mkfifo Scenes/Pipe.scene; exec timeout 10 "$scenec" check Scenes"#)
    #expect(run.status == 0)
    #expect(run.error == "Scenes/Pipe.scene:1:1: warning: left out, for it is a pipe, a device or a socket\n")
  }
}
