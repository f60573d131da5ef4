import Foundation
import SceneTestSupport
import Testing

/// The text of `diff`, for people and for git.
struct DiffTests {
  private static let old = """
    <scenes>
      <viewController id="main" title="Old"/>
    </scenes>

    """
  private static let new = old.replacing("Old", with: "New")
  private static let said = "  ~ viewController 'main'\n    ~ title is now \"New\", was \"Old\"\n"

  @Test func differencesArePrintedAndSetTheStatus() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    let run = try await folder.scenec("diff", "a.scene", "b.scene")
    #expect(run.status == 1)
    #expect(run.output == "a.scene → b.scene\n" + Self.said)
    #expect(run.error == "")
  }

  @Test func equalScenesPrintNothing() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.old])
    let run = try await folder.scenec("diff", "a.scene", "b.scene")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
  }

  @Test func formattingIsNotADifference() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.old.replacing("\n", with: "\r\n")])
    let run = try await folder.scenec("diff", "a.scene", "b.scene")
    #expect(run.status == 0)
    #expect(run.output == "a.scene → b.scene says the same; only its layout has changed\n")
  }

  @Test func oneVersionCanComeFromStandardInput() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.new])
    let run = try await folder.scenec("diff", "-", "Main.scene", input: Self.old)
    #expect(run.status == 1)
    #expect(run.output == "Main.scene\n" + Self.said)
  }

  @Test func aVersionCanBeMissing() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.new])
    let run = try await folder.scenec("diff", "/dev/null", "Main.scene")
    #expect(run.status == 1)
    #expect(run.output == "Main.scene (new)\n  + viewController 'main': title \"New\"\n")
    let back = try await folder.scenec("diff", "Main.scene", "/dev/null")
    #expect(back.output == "Main.scene (removed)\n  - viewController 'main': title \"New\"\n")
  }

  @Test func markdownFormatIsSupported() async throws {
    let folder = try TemporaryFolder(["a/Main.scene": Self.old, "b/Main.scene": Self.new])
    let run = try await folder.scenec("diff", "a/Main.scene", "b/Main.scene", "--format", "markdown")
    #expect(run.status == 1)
    #expect(
      run.output
        == "### `a/Main.scene`\n\n- viewController `main`\n  - title is now `\"New\"`, was `\"Old\"`\n\n")
  }

  @Test func syntaxErrorsHaveStatus2() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": "<scenes>"])
    let run = try await folder.scenec("diff", "a.scene", "b.scene")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("b.scene:1:2: error: 'scenes' has no end tag"))
    #expect(run.error.hasSuffix("error: scenes with syntax errors cannot be compared; fix them first\n"))
  }

  @Test func missingFilesHaveStatus2() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old])
    let run = try await folder.scenec("diff", "a.scene", "b.scene")
    #expect(run.status == 2)
    #expect(run.error == "error: cannot read 'b.scene': no such file or directory\n")
  }

  @Test func terminalOutputIsColoured() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    let environment = TemporaryFolder.environment([:])
    let text = try TerminalRun.text(["diff", "a.scene", "b.scene"], in: folder.url, environment: environment)
    #expect(text.contains("\u{1B}[33m~ viewController 'main'\u{1B}[0m"))
  }
}

/// The page about version control shows the output of scenec.
struct VersionControlPageTests {
  @Test func pageShowsTheChangesOfTheExample() async throws {
    let run = try await ProcessRun(
      BuildFolder.scenec, ["diff", "Old.scene", "New.scene"],
      in: Fixture.root.appending(path: "../SceneDrawingTests/Scenes").standardized)
    let page = try String(
      contentsOf: Fixture.root.appending(path: "../../Documentation/VersionControl.md"), encoding: .utf8)
    #expect(page.contains("```\n\(run.output)```\n"), "\(run.output)")
  }
}

/// The output of git with scenec as its diff driver.
struct GitDiffTests {
  @Test func gitShowsChanges() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before, "Notes.md": "one\n"])
    try repository.write("Main.scene", DiffTests.after)
    try repository.write("Notes.md", "two\n")
    let run = try await repository.git("diff")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Main.scene\n  ~ viewController 'main'\n"))
    #expect(run.output.contains("\n-one\n+two\n"))
  }

  @Test func gitShowsNewAndRemovedScenes() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before])
    try repository.write("Other.scene", DiffTests.after)
    _ = try await repository.git("rm", "--quiet", "Main.scene")
    _ = try await repository.git("add", "Other.scene")
    let run = try await repository.git("diff", "--cached", "--no-renames")
    #expect(run.output.contains("Main.scene (removed)\n  - viewController 'main'"))
    #expect(run.output.contains("Other.scene (new)\n  + viewController 'main'"))
    let renamed = try await repository.git("diff", "--cached", "-M10%")
    #expect(renamed.output.hasPrefix("Main.scene → Other.scene\n  ~ viewController 'main'"))
  }

  @Test func gitShowsLinesOfUnreadableScenes() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before])
    try repository.write("Main.scene", DiffTests.before.replacing("</scenes>", with: ""))
    let run = try await repository.git("diff")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "Main.scene has syntax errors, so these are the lines that have changed\n--- a/Main.scene\n+++ b/Main.scene\n@@"
      ))
    #expect(run.output.contains("\n-</scenes>\n"))
  }

  @Test func driverOfAllFilesShowsLinesOfOtherFiles() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before, "Notes.md": "one\n", "image.png": "\0"])
    try repository.write("Main.scene", DiffTests.after)
    try repository.write("Notes.md", "two\n")
    try repository.write("image.png", "\0\0")
    let run = try await repository.git(
      "-c", "diff.external=\(BuildFolder.scenec.path) diff", "diff")
    #expect(run.output.contains("Main.scene\n  ~ viewController 'main'\n"))
    #expect(run.output.contains("--- a/Notes.md\n+++ b/Notes.md\n@@ -1,1 +1,1 @@\n-one\n+two\n"))
    #expect(run.output.contains("image.png has changed, and is no text\n"))
  }

  @Test func unmergedFilesAreNamed() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before], driver: false)
    try await repository.branch("other") { try repository.write("Main.scene", DiffTests.after) }
    try await repository.commit { try repository.write("Main.scene", DiffTests.after.replacing("New", with: "Third")) }
    _ = try await repository.git("merge", "other")
    let run = try await repository.git("-c", "diff.external=\(BuildFolder.scenec.path) diff", "diff", "--cached")
    #expect(run.output.contains("'Main.scene' is not merged\n"))
  }

  @Test func textConversionIgnoresFormatting() async throws {
    let repository = try await Repository(["Main.scene": DiffTests.before], driver: false)
    let page = try String(
      contentsOf: Fixture.root.appending(path: "../../Documentation/VersionControl.md"), encoding: .utf8)
    let line: Substring = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("git config diff.scenec.textconv") })
    let shell = try await repository.shell(String(line).replacing("scenec format", with: "$scenec format"))
    #expect(shell.status == 0, "\(shell.error)")
    try repository.write("Main.scene", DiffTests.after.replacing("\n", with: "\r\n"))
    let run = try await repository.git("diff")
    #expect(
      run.output.contains(
        "\n-  <viewController id=\"main\" title=\"Old\"/>\n+  <viewController id=\"main\" title=\"New\"/>\n"))
    try repository.write("Main.scene", "<scenes\n")
    #expect(try await repository.git("diff").output.contains("\n+<scenes\n"))
  }
}

extension DiffTests {
  static let before = old
  static let after = new
}
