import Foundation
import SceneTestSupport
import Testing

/// `diff` of folders and of git revisions: one text, one picture.
struct ModuleDiffTests {
  private static let main = """
    <scenes initialViewController="home">
      <viewController id="home" title="Home">
        <segue kind="present" identifier="help" destination="toHelp"/>
      </viewController>
      <viewControllerPlaceholder id="toHelp" sceneName="Help"/>
    </scenes>

    """
  private static let help = "<scenes initialViewController=\"help\">\n  <viewController id=\"help\"/>\n</scenes>\n"
  private static let spare = help.replacing("help", with: "spare")
  private static let newMain = main.replacing("\"Home\"", with: "\"Today\"")

  private static let changes = """
    Main.scene
      ~ viewController 'home'
        ~ title is now "Today", was "Home"
    New.scene (new)
      ~ initialViewController is 'spare'
      + viewController 'spare'

    """

  /// A repository with a branch that changes one scene and adds another, while the main branch has another commit.
  private static func repository(driver: Bool = true) async throws -> Repository {
    let repository = try await Repository(
      ["App/Main.scene": main, "App/Help.scene": help, "Other/Old.scene": spare, "Notes.md": "one\n"], driver: driver)
    try await repository.branch("topic") {
      try repository.write("App/Main.scene", newMain)
      try repository.write("App/New.scene", spare)
      try repository.write("Notes.md", "two\n")
    }
    try await repository.commit { try repository.write("Other/Old.scene", help) }
    return repository
  }

  // MARK: Folders

  @Test func foldersAreComparedSceneByScene() async throws {
    let folder = try TemporaryFolder([
      "old/Main.scene": Self.main, "old/Same/Help.scene": Self.help, "old/Gone.scene": Self.spare,
      "new/Main.scene": Self.newMain, "new/Same/Help.scene": Self.help, "new/Deep/New.scene": Self.spare,
    ])
    let run = try await folder.scenec("diff", "old", "new/")
    #expect(run.status == 1 && run.error == "")
    let titles = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(titles == ["Deep/New.scene (new)", "Gone.scene (removed)", "Main.scene"])
    #expect(try await folder.scenec("diff", "old", "old").status == 0)
    #expect(try await folder.scenec("diff", "old", "old").output == "")
  }

  @Test func foldersGiveOnePicture() async throws {
    let folder = try TemporaryFolder([
      "old/Main.scene": Self.main, "old/Help.scene": Self.help,
      "new/Main.scene": Self.newMain, "new/Help.scene": Self.help,
    ])
    #expect(try await folder.scenec("diff", "old", "new", "--output", "Changes.svg").status == 1)
    let picture = try folder.text("Changes.svg")
    #expect(picture.matches(of: #/<svg /#).count == 1)
    #expect(picture.contains("title is now &quot;Today&quot;") && picture.contains(">Help.scene<"))
    #expect(try await folder.scenec("diff", "old", "new", "--output", "Changes.svg", "--check").status == 0)
    #expect(try await folder.scenec("diff", "old", "new", "--output", "Changes.html").status == 1)
    #expect(try folder.text("Changes.html").hasPrefix("<!DOCTYPE html>\n<!-- Made by scenec diff. -->"))
  }

  @Test func unreadableScenesAreComparedByLine() async throws {
    let folder = try TemporaryFolder(["old/Main.scene": Self.main, "new/Main.scene": "<scenes>"])
    let run = try await folder.scenec("diff", "old", "new")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Main.scene has syntax errors, so these are the lines that have changed\n"))
    let picture = try await folder.scenec("diff", "old", "new", "--format", "svg")
    #expect(picture.error.contains("'Main.scene' has syntax errors, so the picture does not show it"))
  }

  // MARK: Revisions

  @Test func threeDotRangesStartAtTheMergeBase() async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell("$scenec diff main...topic -- App")
    #expect(run.status == 1 && run.error == "")
    #expect(
      run.output
        == Self.changes.replacing("Main.scene", with: "App/Main.scene")
        .replacing("New.scene", with: "App/New.scene"))
    #expect(try await repository.shell("$scenec diff main...topic").output == run.output)
    let all = try await repository.shell("$scenec diff main..topic").output
    #expect(all.contains("Other/Old.scene\n") && all.contains("App/Main.scene\n"))
  }

  @Test func missingRevisionIsHEAD() async throws {
    let repository = try await Self.repository()
    _ = try await repository.git("checkout", "--quiet", "topic")
    let named = try await repository.shell("$scenec diff main...topic")
    #expect(try await repository.shell("$scenec diff main...").output == named.output)
    #expect(try await repository.shell("cd App && $scenec diff main... -- .").output == named.output)
    #expect(try await repository.shell("cd Other && $scenec diff main... -- .").output == "")
    #expect(try await repository.shell("$scenec diff HEAD..").status == 0)
  }

  @Test func rangesGiveOnePicture() async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell("$scenec diff main...topic --format svg")
    #expect(run.status == 1)
    #expect(run.output.matches(of: #/<svg /#).count == 1)
    // An unchanged controller is shown if a changed one is its neighbour.
    #expect(run.output.contains(">Help.scene<") && !run.output.contains(">Old.scene<"))
  }

  @Test func renamedFilesAreMatched() async throws {
    let repository = try await Repository(["Main.scene": Self.main])
    try await repository.branch("topic") {
      try repository.write("Start.scene", Self.newMain)
      try FileManager.default.removeItem(at: repository.folder.url.appending(path: "Main.scene"))
    }
    let run = try await repository.shell("$scenec diff main..topic")
    #expect(run.output.hasPrefix("Main.scene → Start.scene\n  ~ viewController 'home'\n"))
  }

  @Test(arguments: [
    ("$scenec diff nothing..main", "git knows no revision 'nothing'"),
    ("$scenec diff main..main -- Nowhere", "there is no scene at 'Nowhere' in either revision"),
    ("cd / && $scenec diff main..topic", "git knows no revision 'main'"),
    ("$scenec diff ../a.scene ../b.scene", "cannot read '../a.scene': no such file or directory"),
  ])
  func missingRevisionsAndPathsAreReported(call: String, reason: String) async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell(call)
    #expect(run.status == 2)
    #expect(run.error.contains(reason), "\(run.error)")
  }

  // MARK: The page

  /// The commands for pull requests on the page about version control work, with and without the driver.
  @Test func callsOfThePageWorkWithAndWithoutTheDriver() async throws {
    let page = try String(
      contentsOf: Fixture.root.appending(path: "../../Documentation/VersionControl.md"), encoding: .utf8)
    let calls = page.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("scenec diff origin/main...HEAD --") && !$0.contains(" -- ")
    }
    #expect(calls.count == 4)
    #expect(!page.contains("diff.external"))
    for driver in [true, false] {
      let repository = try await Self.repository(driver: driver)
      _ = try await repository.git("update-ref", "refs/remotes/origin/main", "main")
      _ = try await repository.git("checkout", "--quiet", "topic")
      var outputs: [String] = []
      for call in calls {
        let run = try await repository.shell(call.replacing("scenec diff", with: "\"$scenec\" diff"))
        #expect(run.status == 1 && run.error == "", "\(call): \(run.error)")
        outputs.append(run.output)
      }
      #expect(outputs[0].hasPrefix("### `App/Main.scene`\n\n- viewController `home`\n"))
      #expect(try repository.text("Changes.svg").hasPrefix("<!-- Made by scenec diff. -->\n<svg "))
      // Without a bar, nobody sees the new title of the other screen.
      let screens = try repository.text("Screens.html")
      #expect(screens.contains("<h1>1 new screen</h1>\n<ul>\n<li>spare (App/New.scene): new</li>\n</ul>"))
    }
  }
}
