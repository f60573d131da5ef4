import Foundation
import SceneTestSupport
import Testing

/// `scenec preview --watch`.
struct PreviewWatchTests {
  private static let watching = "watching Main.scene; Control-C ends it"

  private func scene(_ text: String) -> String {
    """
    <scenes initialViewController="home">
      <viewController id="home"><view><label text="\(text)" top="safeArea" leading="20"/></view></viewController>
    </scenes>
    """
  }

  private func start(in folder: TemporaryFolder, _ output: String = "Screens.svg") throws -> WatchRun {
    try WatchRun(["preview", "Main.scene", "--output", output, "--watch"], in: folder)
  }

  @Test func aChangeIsDrawn() throws {
    let folder = try TemporaryFolder(["Main.scene": scene("Before")])
    let run = try start(in: folder)
    #expect(try run.wait(for: Self.watching) == ["wrote Screens.svg", Self.watching])
    #expect(try folder.text("Screens.svg").contains(">Before<"))
    try folder.write("Main.scene", Data(scene("Afterwards").utf8))
    #expect(try run.wait(for: "wrote Screens.svg") == ["Main.scene has changed", "wrote Screens.svg"])
    #expect(try folder.text("Screens.svg").contains(">Afterwards<"))
    #expect(try run.end(SIGINT).reason == .uncaughtSignal)
  }

  /// An error is reported, and drawing goes on when it is repaired.
  @Test func errorsDoNotEndIt() throws {
    let folder = try TemporaryFolder(["Main.scene": scene("Before")])
    let run = try start(in: folder, "Screens.html")
    try run.wait(for: Self.watching)
    try folder.write("Main.scene", Data(scene("A").replacing("text=", with: "txt=").utf8))
    let lines = try run.wait(for: "wrote Screens.html, without the scenes that have errors")
    #expect(lines.contains { $0.contains("'txt' is not an attribute of 'label'") })
    try FileManager.default.removeItem(at: folder.url.appending(path: "Main.scene"))
    try run.wait(for: "nothing was written")
    try folder.write("Main.scene", Data(scene("Again").utf8))
    try run.wait(for: "wrote Screens.html")
    #expect(try folder.text("Screens.html").contains(">Again<"))
    _ = try run.end(SIGINT)
  }

  @Test(arguments: [
    (["Main.scene", "--watch"], "'--watch' needs '--output'"),
    (["Main.scene", "--watch", "--output", "A.svg", "--check"], "'--watch' writes, and '--check' does not"),
    (["-", "--watch", "--output", "A.svg"], "'--watch' needs files; '-' can be read once"),
    (["Nowhere.scene", "--watch", "--output", "A.svg"], "Nowhere.scene"),
  ])
  func whatCannotBeWatchedIsAnError(arguments: [String], message: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": scene("A")])
    let run = try await ProcessRun(BuildFolder.scenec, ["preview"] + arguments, in: folder.url)
    #expect(run.status == 2 && run.error.contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "A.svg").path))
  }
}
