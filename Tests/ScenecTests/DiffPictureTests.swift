import Foundation
import SceneTestSupport
import Testing

/// The pictures of `diff`, and where they are written.
struct DiffPictureTests {
  private static let old = "<scenes>\n  <viewController id=\"main\" title=\"Old\"/>\n</scenes>\n"
  private static let new = old.replacing("Old", with: "New")

  @Test func pictureGoesToStandardOutput() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    let run = try await folder.scenec("diff", "a.scene", "b.scene", "--format", "svg")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("<!-- Made by scenec diff. -->\n<svg "))
    #expect(run.output.contains("title is now &quot;New&quot;, was &quot;Old&quot;"))
    #expect(run.error == "")
  }

  @Test func equalVersionsHaveAPicture() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old])
    let run = try await folder.scenec("diff", "a.scene", "a.scene", "--format", "svg")
    #expect(run.status == 0)
    #expect(run.output.contains("both versions say the same"))
  }

  @Test func outputNameSelectsAPicture() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    let run = try await folder.scenec("diff", "a.scene", "b.scene", "--output", "New/Changes.svg")
    #expect(run.status == 1)
    #expect(run.output + run.error == "")
    let shown = try await folder.scenec("diff", "a.scene", "b.scene", "--format", "svg")
    #expect(try folder.text("New/Changes.svg") == shown.output)
  }

  @Test func otherFilesAreNotReplaced() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new, "c.svg": "<svg/>"])
    let run = try await folder.scenec("diff", "a.scene", "b.scene", "--output", "c.svg")
    #expect(run.status == 2)
    #expect(run.error.contains("not made by scenec"))
    #expect(try folder.text("c.svg") == "<svg/>")
    #expect(try await folder.scenec("diff", "a.scene", "b.scene", "--output", "c.svg", "--force").status == 1)
    #expect(try folder.text("c.svg").hasPrefix("<!-- Made by scenec"))
  }

  @Test func checkComparesAnExistingPicture() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    let call = "$scenec diff a.scene b.scene --output c.svg"
    let missing = try await folder.shell("\(call) --check")
    #expect(missing.status == 1)
    #expect(missing.output.contains("c.svg"))
    #expect(!folder.exists("c.svg"))
    _ = try await folder.shell(call)
    let fresh = try await folder.shell("\(call) --check")
    #expect(fresh.status == 0)
    #expect(fresh.output + fresh.error == "")
    try folder.write("b.scene", Data(Self.new.replacing("New", with: "Newer").utf8))
    let before = try folder.text("c.svg")
    let stale = try await folder.shell("\(call) --check")
    #expect(stale.status == 1)
    #expect(stale.output.contains("Newer"))
    #expect(try folder.text("c.svg") == before)
    let wordless = try await folder.shell("$scenec diff a.scene b.scene --format svg --check")
    #expect(wordless.status == 2)
    #expect(wordless.error.contains("'--check' needs '--output'"))
  }

  @Test func textFormatsAreNotWrittenToFiles() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": Self.new])
    for (output, format) in [("c.txt", "text"), ("c.svg", "markdown")] {
      let run = try await folder.scenec("diff", "a.scene", "b.scene", "--output", output, "--format", format)
      #expect(run.status == 2)
      #expect(run.error.contains("'--output' takes a picture; say '--format svg'"))
    }
  }

  @Test func standardInputHasTheNameOfTheOtherVersion() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.new])
    let run = try await folder.scenec("diff", "-", "Main.scene", "--format", "svg", input: Self.old)
    #expect(run.status == 1)
    #expect(run.output.contains("<title>Main.scene</title>"))
    #expect(!run.output.contains("standard input"))
  }

  @Test func gitDriverPrintsAPictureOfEachScene() async throws {
    let files = ["One.scene": Self.old, "Two.scene": Self.old, "Notes.md": "one\n"]
    let repository = try await Repository(files, driver: false)
    for scene in ["One.scene", "Two.scene"] { try repository.write(scene, Self.new) }
    try repository.write("Notes.md", "two\n")
    let run = try await repository.git("-c", "diff.external=\(BuildFolder.scenec.path) diff --format svg", "diff")
    #expect(run.status == 0)
    let titles = run.output.matches(of: #/<title>(\w+\.scene)<\/title>/#).map { String($0.1) }
    #expect(titles == ["One.scene", "Two.scene"])
    #expect(run.error.contains("there is no picture of 'Notes.md', which cannot be read as a scene"))
  }

  @Test func syntaxErrorsHaveStatus2() async throws {
    let folder = try TemporaryFolder(["a.scene": Self.old, "b.scene": "<scenes>"])
    let run = try await folder.scenec("diff", "a.scene", "b.scene", "--output", "c.svg")
    #expect(run.status == 2)
    #expect(run.error.contains("syntax errors"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "c.svg").path))
  }
}
