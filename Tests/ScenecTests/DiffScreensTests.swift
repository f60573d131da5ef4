import Foundation
import SceneTestSupport
import Testing

/// `scenec diff --screens` as a process.
struct DiffScreensTests {
  private static func scene(_ title: String, top: Int = 20) -> String {
    """
    <scenes initialViewController="main">
      <viewController id="main">
        <view><button id="go" title="\(title)" top="safeArea \(top)" leading="16"/></view>
      </viewController>
      <viewController id="other"><view><label text="The same" top="safeArea 8" leading="16"/></view></viewController>
    </scenes>
    """
  }

  private func diff(_ folder: TemporaryFolder, _ arguments: String) async throws -> ProcessRun {
    try await folder.shell("\"$scenec\" diff \(arguments)")
  }

  @Test func changedScreensAreShownBeforeAndAfter() async throws {
    let folder = try TemporaryFolder(["A.scene": Self.scene("Begin"), "B.scene": Self.scene("Start")])
    let run = try await diff(folder, "A.scene B.scene --screens --format svg")
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.hasPrefix("<!-- Made by scenec diff. -->\n<svg "))
    #expect(run.output.contains(">Begin</text>") && run.output.contains(">Start</text>"))
    #expect(!run.output.contains("The same"), "a screen that looks the same is not shown")
    let lint = try await folder.shell(
      "\"$scenec\" diff A.scene B.scene --screens --output S.svg; xmllint --noout S.svg")
    #expect(lint.status == 0, "\(lint.error)")
  }

  @Test func changesThatNobodySeesAreNoScreens() async throws {
    let folder = try TemporaryFolder([
      "A.scene": Self.scene("Go"), "B.scene": Self.scene("Go").replacing("id=\"go\"", with: "id=\"go\" tag=\"4\""),
    ])
    let run = try await diff(folder, "A.scene B.scene --screens --format html")
    #expect(run.status == 1, "the scenes differ")
    #expect(run.output.contains("No screen looks different"))
  }

  @Test func foldersAreCompared() async throws {
    let folder = try TemporaryFolder([
      "old/A.scene": Self.scene("Go"), "new/A.scene": Self.scene("Go", top: 90),
      "new/B.scene": Self.scene("New").replacing("main", with: "fresh").replacing("other", with: "second"),
    ])
    let run = try await diff(folder, "old new --screens --output Screens.html")
    #expect(run.status == 1 && run.error == "")
    let page = try folder.text("Screens.html")
    #expect(page.contains("<h1>1 changed screen, 2 new screens</h1>"))
    #expect(page.contains("<li>main (A.scene)</li>") && page.contains("<li>fresh (B.scene): new</li>"))
    #expect(try await diff(folder, "old new --screens --output Screens.html --check").status == 0)
    #expect(try await diff(folder, "new old --screens --output Screens.html --check").status == 1)
  }

  @Test(arguments: ["", "--format text", "--format markdown"])
  func textHasNoScreens(format: String) async throws {
    let folder = try TemporaryFolder(["A.scene": Self.scene("A"), "B.scene": Self.scene("B")])
    let run = try await diff(folder, "A.scene B.scene --screens \(format)")
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.contains("'--screens' is for pictures and pages; say '--format svg' or 'html'"))
  }

  @Test func sceneWithSyntaxErrorsIsRefused() async throws {
    let folder = try TemporaryFolder(["A.scene": Self.scene("A"), "B.scene": "<scenes><viewController"])
    let run = try await diff(folder, "A.scene B.scene --screens --output S.svg")
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "S.svg").path))
  }
}
