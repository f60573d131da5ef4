import Foundation
import SceneTestSupport
import Testing

/// `scenec coverage` as a process.
struct CoverageTests {
  private static let scene = """
    <scenes initialViewController="home">
      <viewController id="home">
        <view><button id="go" title="Go"><segue kind="present" destination="detail"/></button></view>
      </viewController>
      <viewController id="detail"/>
    </scenes>

    """
  private static let run = "scenec-flow\t1\napp\ncontroller\thome\tUIViewController\n"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Main.scene": Self.scene, ".flow/1.flow": Self.run, ".flow/2.flow": "", "notes.txt": "x"])
  }

  @Test func runsOfAFolderAreAdded() async throws {
    let folder = try folder()
    let first = try await folder.scenec("coverage", "Main.scene", "--run", ".flow")
    #expect(first.status == 0 && first.output.hasPrefix("Flow coverage: 33 %\n\nMain.scene:3:"), "\(first)")
    try folder.write("other.flow", Data("scenec-flow\t1\nsegue\thome\tUIViewController\tdetail\t\n".utf8))
    let both = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--run", "other.flow")
    #expect(both.output.hasPrefix("Flow coverage: 66 %\n"), "\(both)")
  }

  @Test func aShareCanBeRequired() async throws {
    let folder = try folder()
    #expect(try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--require", "33").status == 0)
    let low = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--require", "34")
    #expect(low.status == 1 && low.error == "error: the runs cover 33 % of the flow; 34 % are required\n")
  }

  @Test(arguments: ["svg", "html", "info", "json", "swift", "txt"])
  func reportsAreWrittenAndReplaced(kind: String) async throws {
    let folder = try folder()
    for _ in 0..<2 {
      let run = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--output", "Flow.\(kind)")
      #expect(run.status == 0 && run.error == "", "\(run)")
    }
    let fresh = try await folder.scenec(
      "coverage", "Main.scene", "--run", ".flow", "--output", "Flow.\(kind)", "--check")
    #expect(fresh.status == 0)
    try folder.write("Flow.\(kind)", Data("mine".utf8))
    let refused = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--output", "Flow.\(kind)")
    #expect(refused.status == 2 && refused.error.contains("Flow.\(kind)"), "\(refused)")
  }

  @Test func thePictureShowsWhatIsMissing() async throws {
    let folder = try folder()
    let run = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--format", "svg")
    #expect(
      run.output.contains("class=\"controller initial covered\"") && run.output.contains("class=\"controller missed\""))
    #expect(run.output.contains("1 controller not shown, 1 segue not performed"))
    let plain = try await folder.scenec("graph", "Main.scene", "--format", "svg")
    #expect(!plain.output.contains("missed") && !plain.output.contains("covered"))
    let screens = try await folder.scenec("coverage", "Main.scene", "--run", ".flow", "--format", "svg", "--screens")
    #expect(screens.status == 0 && screens.output.count > run.output.count)
  }

  @Test func aPageShowsTheScreensOfEachRun() async throws {
    let folder = try folder()
    try folder.write(
      "Main.scene", Data(Self.scene.replacing("title=\"Go\"", with: "title=\"&lt;/svg>&lt;b>\"").utf8))
    let events =
      "scenec-flow\t1\napp\ncontroller\thome\tUIViewController\n"
      + "segue\thome\tUIViewController\tdetail\t\ncontroller\tdetail\tUIViewController\n"
    try folder.write("way.flow", Data((events + events.replacing("scenec-flow\t1\n", with: "")).utf8))
    let run = try await folder.scenec(
      "coverage", "Main.scene", "--run", "way.flow", "--run", ".flow", "--sequence", "--output", "Runs.html")
    #expect(run.status == 0 && run.error == "", "\(run)")
    let page = try folder.text("Runs.html")
    #expect(page.contains("<p>3 runs went 2 ways.</p>"))
    #expect(page.contains("<h2>1. home → detail <span class=\"quiet\">× 2</span></h2>"))
    #expect(page.contains("<h2>2. home</h2>"))
    #expect(page.contains("<li class=\"way\">present by go</li>"))
    // Each screen is there once, and the touched button is marked only where the run goes on.
    #expect(page.matches(of: #/<symbol id="screen\d"/#).count == 2)
    #expect(page.matches(of: #/<use href="#screen\d"/#).count == 3)
    #expect(page.matches(of: #/class="touch"/#).count == 1)
    #expect(page.contains("<a href=\"Main.scene#L2\">Main:2</a>"))
    #expect(!page.contains("<b>") && !page.contains("</svg>&lt;b>"))
    let fresh = try await folder.scenec(
      "coverage", "Main.scene", "--run", "way.flow", "--run", ".flow", "--sequence", "--output", "Runs.html", "--check")
    #expect(fresh.status == 0)
  }

  @Test(arguments: [
    ([String](), "Missing expected argument '--run <path> ...'"), (["--run", "none"], "there is no 'none'"),
    (["--run", "notes.txt"], "cannot use 'notes.txt', line 1: it is no record of headless tests"),
    (["--run", "empty"], "there is no recorded run in 'empty'"),
    (["--run", ".flow", "--require", "101"], "between 0 and 100"), (["--run", ".flow", "--screens"], "'--screens'"),
    (["--run", ".flow", "--sequence", "--format", "svg"], "'--sequence'"),
  ])
  func wrongCallsSayWhatToDo(arguments: [String], reason: String) async throws {
    let folder = try folder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "empty"), withIntermediateDirectories: false)
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await folder.shell("\"$scenec\" coverage Main.scene \(quoted)")
    #expect(run.status == 2 && run.error.contains(reason), "\(run)")
  }

  @Test func scenesWithErrorsAreReported() async throws {
    let folder = try TemporaryFolder(["Main.scene": "<scenes><x/></scenes>", "a.flow": Self.run])
    let run = try await folder.scenec("coverage", "Main.scene", "--run", "a.flow")
    #expect(run.status == 1 && run.error.contains("unknown-element") && run.output.hasPrefix("Flow coverage: 100 %"))
  }
}
