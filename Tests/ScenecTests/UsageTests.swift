import SceneTestSupport
import Testing

/// Errors of invalid calls, and help.
struct UsageTests {
  @Test(arguments: [
    [], ["--help"], ["build", "--help"], ["check", "--help"], ["graph", "--help"], ["explain", "--help"], ["--version"],
    ["format", "--help"], ["diff", "--help"], ["new", "--help"],
  ])
  func helpGoesToStandardOutput(arguments: [String]) async throws {
    let run = try await ProcessRun(BuildFolder.scenec, arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.error == "")
  }

  @Test(arguments: [
    (["build"], "Missing expected argument"),
    (["build", "--bogus", "Main.scene"], "Unknown option '--bogus'"),
    (["bild", "Main.scene"], "there is no command 'bild'; did you mean 'build'?"),
    (["chek"], "there is no command 'chek'; did you mean 'check'?"),
    (["Check", "Sources"], "there is no command 'Check'; did you mean 'check'?"),
    (["compile", "Main.scene"], "there is no command 'compile'; did you mean 'build'?"),
    (["lint"], "there is no command 'lint'; did you mean 'check'?"),
    (["xyzzy", "--help"], "there is no command 'xyzzy'; 'scenec --help' lists all commands"),
    (["Main.scene"], "'Main.scene' is no command; to check it, write 'scenec check Main.scene'"),
    (["Sources/App"], "'Sources/App' is no command; to check it, write 'scenec check Sources/App'"),
    (["build", ""], "a path is empty; check for a variable that is not set"),
    (["build", "-", "-"], "'-' can be given once"),
    (["build", "-", "Main.scene"], "say by '--output' where the Swift goes"),
    (["build", "-", "--check"], "'--check' needs '--output'"),
    (["build", "-", "--depfile", "d"], "'--depfile' needs '--output'"),
    (["build", "Main.scene", "--output", ""], "'--output' is empty"),
    (["build", "Main.scene", "--configuration", ""], "'--configuration' is empty"),
    (["check", "Main.scene", "--configuration", ""], "'--configuration' is empty"),
    (["build", "Main.scene", "--access-level", "secret"], "Please provide one of 'internal', 'package' or 'public'"),
    (["check", "Main.scene", "--limit", "0"], "'--limit' takes a number from 1"),
    (["check", "Main.scene", "--color", "red"], "Please provide one of 'auto', 'always' or 'never'"),
    (["check", "Main.scene", "--ignore", "nonsense"], "there is no diagnostic 'nonsense'"),
    (["check", "Main.scene", "--error", "nonsense"], "there is no diagnostic 'nonsense'"),
    (["check", "Main.scene", "--ignore", "unknown-elment"], "did you mean 'unknown-element'?"),
    (["check", "Main.scene", "--ignore", "unknown-element"], "'unknown-element' is always an error"),
    (["graph"], "Missing expected argument"),
    (["graph", "Main.scene", "--format", "png"], "Please provide one of 'svg', 'html', 'mermaid', 'dot' or 'json'"),
    (["graph", "Main.scene", "--output", "Scenes.png"], "say '--format svg', 'html', 'mermaid', 'dot' or 'json'"),
    (["graph", "Main.scene", "--output", ""], "'--output' is empty"),
    (["graph", "Main.scene", "--check"], "'--check' needs '--output'"),
    (["graph", "Main.scene", "--depth", "2"], "'--depth' needs '--around'"),
    (["graph", "Main.scene", "--around", "main", "--depth=-1"], "'--depth' takes a number from 0"),
    (["graph", "Main.scene", "--around", "main", "--file", "Main"], "'--around' and '--file' exclude each other"),
    (["graph", "Main.scene", "--around", "mian"], "there is no controller 'mian'; did you mean 'main'?"),
    (["graph", "Main.scene", "--file", "Mian"], "there is no scene file 'Mian'; did you mean 'Main'?"),
    (["graph", "Main.scene", "--link", "{path}"], "'--link' is for pages; say '--format html'"),
    (["graph", "Main.scene", "--format", "html", "--link", "x"], "'--link' has to say where the path goes"),
    (["format"], "Missing expected argument"),
    (["new"], "Missing expected argument"),
    (["new", ""], "the folder is empty"),
    (["new", "Shop", "--scenec", ""], "'--scenec' is empty"),
    (["build", "-", "--watch"], "'--watch' needs files"),
    (["build", "Main.scene", "--watch", "--check"], "leave out '--check' and '--print-outputs'"),
    (["format", ""], "a path is empty"),
    (["format", "-", "Main.scene"], "'-' is formatted alone"),
    (["format", "--print", "--check", "Main.scene"], "'--print' and '--check' exclude each other"),
    (
      ["diff", "Main.scene"],
      "'scenec diff' compares two versions, and the call names 1; write two paths, or a range of revisions such as "
        + "'HEAD~1..HEAD'"
    ),
    (
      ["diff", "HEAD~1", "HEAD"],
      "there is neither a file 'HEAD~1' nor a file 'HEAD'; for two revisions, write 'HEAD~1..HEAD'"
    ),
    (["diff", "HEAD~1", "Main.scene"], "write 'scenec diff HEAD~1~1..HEAD~1 -- Main.scene'"),
    (["diff", "HEAD", "--", "."], "write 'scenec diff HEAD~1..HEAD -- .'"),
    (["diff", "HEAD", "--", ".", "Main.scene"], "'diff.scenec.command' of git and write 'git diff HEAD -- . Main"),
    (["diff", "HEAD"], "'HEAD' is neither a file nor a range of revisions"),
    (["diff", "-", "-"], "'-' can be given once"),
    (["diff", "Main.scene", ""], "a path is empty"),
    (
      ["diff", "Main.scene", "Main.scene", "--format", "png"],
      "Please provide one of 'text', 'markdown', 'svg' or 'html'"
    ),
    (["format", "Mian.scene"], "there is no 'Mian.scene'; did you mean 'Main.scene'?"),
    (["explain", "unknown-elment"], "did you mean 'unknown-element'?"),
    (["explain", "nonsense"], "'scenec explain' lists all of them"),
  ])
  func invalidCallsSayWhy(arguments: [String], reason: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: "))
    #expect(run.error.contains(reason))
    #expect(run.output == "")
    #expect(try folder.names() == ["Main.scene"])
  }

  @Test func explainPrintsTheExplanation() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("explain", "unknown-element", environment: ["COLUMNS": "40"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("unknown-element (error)\n\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 40 || $0.hasPrefix("    ") })
    #expect(try await folder.scenec("explain", "[unknown-element]").output.hasPrefix("unknown-element (error)"))
  }

  @Test func explainListsAllIds() async throws {
    let run = try await TemporaryFolder().scenec("explain")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.contains { $0.hasPrefix("unknown-element  ") })
    #expect(lines.allSatisfy { $0.prefixMatch(of: #/[a-z0-9-]+  +\S/#) != nil })
    #expect(lines == lines.sorted())
  }

  @Test func closedPipeIsNotAnError() async throws {
    let run = try await TemporaryFolder().shell(#"{ "$scenec" explain; echo "status $?" >&2; } | true"#)
    #expect(run.error == "status 0\n")
  }

  #if os(Linux)
    @Test func fullStandardOutputIsAnError() async throws {
      let run = try await TemporaryFolder().shell(#""$scenec" --help > /dev/full"#)
      #expect(run.status == 2)
      #expect(run.error == "error: cannot write to standard output: no space left on device\n")
    }
  #endif
}
