import Foundation
import SceneTestSupport
import Testing

/// The checked-in Swift is up to date. `UPDATE_FIXTURES=1` generates it again.
struct CheckedInSwiftTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    ("Tests/PlayedScenes/Scenes", "Tests/PlayedScenes/Generated"),
    ("Examples/SlidingMenu", "Examples/SlidingMenu/Generated"),
    ("Examples/CustomContainer", "Examples/CustomContainer/Generated"),
    ("Examples/ParentChild", "Examples/ParentChild/Generated"),
    ("Examples/RootSwap", "Examples/RootSwap/Generated"),
    ("Examples/ContainerViews", "Examples/ContainerViews/Generated"),
    ("Examples/Shop", "Examples/Shop/Generated"),
    ("Examples/Gallery", "Examples/Gallery/Generated"),
  ])
  func swiftMatchesTheGoldenFile(scenes: String, generated: String) async throws {
    let update = FixtureUpdate.isRequested
    let run = try await ProcessRun(
      BuildFolder.scenec, ["build", scenes, "--output", generated] + (update ? [] : ["--check"]), in: Self.root)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }
}
