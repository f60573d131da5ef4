import Foundation
import SceneTestSupport
import Testing

/// `build --check` reports stale files and shows the difference.
struct FreshnessTests {
  @Test func upToDateFilesPrintNothing() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    _ = try await folder.scenec("build", "Main.scene")
    let run = try await folder.scenec("build", "Main.scene", "--check")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
  }

  @Test func missingFilesAreNamed() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.scenec("build", "Main.scene", "--check")
    #expect(run.status == 1)
    #expect(run.output == "Main.scene.swift is missing\nSceneSupport.swift is missing\n")
    #expect(try folder.names() == ["Main.scene"])
  }

  @Test func differencesOfStaleFilesCanBeApplied() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    _ = try await folder.scenec("build", "Main.scene")
    let fresh = try folder.text("Main.scene.swift")
    var lines = fresh.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 2)
    lines.insert("let mine = 1", at: lines.count / 2)
    lines.removeLast()
    try folder.write("Main.scene.swift", Data(lines.joined(separator: "\n").utf8))
    let run = try await folder.scenec("build", "Main.scene", "--check")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Main.scene.swift is stale\n--- Main.scene.swift\n+++ Main.scene.swift\n@@ -1,"))
    #expect(run.output.contains("\n-let mine = 1\n"))
    #expect(run.output.contains("\n\\ No newline at end of file\n"))
    try folder.write("difference", Data(run.output.utf8))
    #expect(try await folder.shell("patch -p0 < difference").status == 0)
    #expect(try folder.text("Main.scene.swift") == fresh)
  }

  @Test func wrongScenesAreReportedFirst() async throws {
    let folder = try TemporaryFolder(["Main.scene": wrongScene])
    let run = try await folder.scenec("build", "Main.scene", "--check")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.contains("Main.scene:2:4: error: "))
  }
}
