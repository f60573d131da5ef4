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

  /// A call for every option that names a file to write, and for nothing else, with the file at `place`.
  private static let writingCalls = [
    "build --depfile": "build Main.scene --output Out --depfile place",
    "build --output": "build Main.scene --output place",
    "coverage --output": "coverage Main.scene --run Run.flow --format svg --output place",
    "diff --output": "diff Main.scene Newer.scene --format svg --output place",
    "export --output": "export Main.scene --output place",
    "graph --output": "graph Main.scene --format svg --output place",
    "import --frames": "import Board.storyboard --output Out --frames place",
    "import --output": "import Board.storyboard --output place",
    "import --scene-delegate": "import Board.storyboard --output Out --scene-delegate place --force",
    "merge --output": "merge Main.scene Main.scene Newer.scene --output place",
    "preview --output": "preview Main.scene --format svg --output place",
    "strings --output": "strings Main.scene --output place.xcstrings",
  ]

  /// Options that name something that is read, or only called so.
  private static let reading: Set = [
    "--app", "--bundle", "--configuration", "--file", "--link", "--module",
    "--path", "--run", "--scenec", "--sources", "--stdin-name", "--template",
  ]

  @Test func everyOptionThatNamesAFileIsTested() async throws {
    struct Help: Decodable {
      struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?
        let arguments: [Argument]?
      }
      struct Argument: Decodable {
        struct Name: Decodable { let name: String }
        let kind: String
        let names: [Name]?
        let valueName: String?
      }
      let command: Command
    }
    let help = try await TemporaryFolder().scenec("--experimental-dump-help")
    let commands = try JSONDecoder().decode(Help.self, from: Data(help.output.utf8)).command.subcommands ?? []
    let options = commands.flatMap { command in
      (command.arguments ?? []).filter { option in
        let words = (option.valueName ?? "").split { !$0.isLetter }
        return option.kind == "option" && words.contains { ["file", "folder", "path", "place", "output"].contains($0) }
      }
      .flatMap { $0.names ?? [] }.map { (command.commandName, "--\($0.name)") }
    }
    #expect(options.count > 20)
    let writing = options.filter { !Self.reading.contains($0.1) }.map { "\($0.0) \($0.1)" }
    #expect(Set(writing) == Set(Self.writingCalls.keys))
  }

  /// Each option that writes, for each kind of file in the place of its output that cannot be written.
  @Test(
    arguments: [
      "mkfifo $P", "ln -s /dev/full $P", "mkfifo to; ln -s to $P", "ln -s $P $P",
      "echo '{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {}}' > $P; chmod 444 $P",
      "python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' $P", "mkdir -p $P/full",
    ], writingCalls.keys.sorted())
  func whatCannotBeWrittenIsAnError(file: String, option: String) async throws {
    let isFolder =
      option.hasSuffix(" --output") && ["build", "export", "import"].contains(option.split(separator: " ")[0])
    // A folder is right there.
    if file.hasPrefix("mkdir"), isFolder { return }
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(text: "Text"), "Newer.scene": Self.scene(text: "Newer"), "Old.scene": rightScene,
      "Run.flow": "scenec-flow\t1\n",
    ])
    _ = try await folder.shell(#""$scenec" export Old.scene && mv Old.storyboard Board.storyboard"#)
    let call = try #require(Self.writingCalls[option])
    let place = call.split(separator: " ").first { $0.hasPrefix("place") } ?? "place"
    _ = try await folder.shell("P=\(place); \(file)")
    let before = try await folder.shell("ls -ln \(place)").output
    let run = try await folder.shell(#"exec timeout 10 "$scenec" \#(call)"#)
    #expect(run.status == 2, "\(run)")
    #expect(run.error.hasPrefix("error: cannot "), "\(run.error)")
    #expect(try await folder.shell("ls -ln \(place)").output == before)
    let names = try folder.names() + (folder.exists("Out") ? folder.names(in: "Out") : [])
    #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
  }

  private static func scene(text: String) -> String {
    """
    <scenes initialViewController="main" localization="place">
      <viewController id="main" customClass="Main">
        <view><label id="label" text="\(text)" top="0" leading="0"/></view>
      </viewController>
    </scenes>

    """
  }

  /// A link to a file that is not there: the file is made behind the link.
  @Test(
    arguments: writingCalls.keys.sorted().filter {
      !["build --output", "export --output", "import --output"].contains($0)
    })
  func danglingLinksAreFollowed(option: String) async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(text: "Text"), "Newer.scene": Self.scene(text: "Newer"), "Old.scene": rightScene,
      "Run.flow": "scenec-flow\t1\n",
    ])
    _ = try await folder.shell(#""$scenec" export Old.scene && mv Old.storyboard Board.storyboard"#)
    let call = try #require(Self.writingCalls[option])
    let place = call.split(separator: " ").first { $0.hasPrefix("place") } ?? "place"
    let run = try await folder.shell(#"ln -s behind \#(place); exec timeout 10 "$scenec" \#(call)"#)
    #expect(run.status == (option == "diff --output" ? 1 : 0), "\(run)")
    #expect(folder.exists("behind"))
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
