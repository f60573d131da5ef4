import Foundation
import SceneTestSupport
import Testing

/// The checked-in pictures are up to date. `UPDATE_FIXTURES=1` draws them again.
struct CheckedInPictureTests {
  private static let root = Fixture.root.appendingPathComponent("../..").standardized

  @Test(arguments: [
    ("Tests/Fixtures/Readme/dashboard/Main.scene", "Documentation/Dashboard.svg"),
    ("Tests/SceneDrawingTests/Scenes/Kinds.scene", "Documentation/Kinds.svg"),
    ("Tests/SceneDrawingTests/Scenes/Wrong.scene", "Documentation/Wrong.svg"),
    ("Documentation/Scenec.docc/Resources/Main-3.scene", "Documentation/Scenec.docc/Resources/Scene-3.svg"),
    ("Documentation/Scenec.docc/Resources/Main-4.scene", "Documentation/Scenec.docc/Resources/Scene-4.svg"),
    ("Documentation/Scenec.docc/Resources/Main-5.scene", "Documentation/Scenec.docc/Resources/Scene-5.svg"),
    ("Examples/SlidingMenu", "Examples/SlidingMenu/Scenes.svg"),
    ("Examples/CustomContainer", "Examples/CustomContainer/Scenes.svg"),
    ("Examples/ParentChild", "Examples/ParentChild/Scenes.svg"),
    ("Examples/RootSwap", "Examples/RootSwap/Scenes.svg"),
    ("Examples/ContainerViews", "Examples/ContainerViews/Scenes.svg"),
    ("Examples/Gallery", "Examples/Gallery/Scenes.svg"),
  ])
  func pictureMatchesTheGoldenFile(scenes: String, picture: String) async throws {
    let update = FixtureUpdate.isRequested
    let run = try await ProcessRun(
      BuildFolder.scenec, ["graph", scenes, "--output", picture] + (update ? [] : ["--check"]), in: Self.root)
    // Stale pictures are shown on standard output. One of the scenes is wrong on purpose.
    #expect(run.output == "")
    #expect(run.status == (scenes.hasSuffix("Wrong.scene") ? 1 : 0), "\(run.error)")
  }

  @Test func pictureOfScreensMatchesTheGoldenFile() async throws {
    let screens = ["room", "checkout", "settings"].flatMap { ["--screen", $0] }
    let run = try await ProcessRun(
      BuildFolder.scenec,
      ["preview", "Examples/Gallery", "--output", "Documentation/Screens.svg"] + screens
        + (FixtureUpdate.isRequested ? [] : ["--check"]), in: Self.root)
    #expect(run.output == "" && run.status == 0, "\(run.error)")
  }

  @Test func pictureOfChangesMatchesTheGoldenFile() async throws {
    let scenes = ["Old", "New"].map { "Tests/SceneDrawingTests/Scenes/\($0).scene" }
    let picture = "Documentation/Changes.svg"
    let options = FixtureUpdate.isRequested ? ["--output", picture] : ["--format", "svg"]
    let run = try await ProcessRun(BuildFolder.scenec, ["diff"] + scenes + options, in: Self.root)
    #expect(run.status == 1, "\(run.error)")
    if FixtureUpdate.isRequested { return }
    let text = try String(contentsOf: Self.root.appending(path: picture), encoding: .utf8)
    #expect(run.output == text, "UPDATE_FIXTURES=1 draws \(picture) anew")
  }
}
