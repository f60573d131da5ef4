import Foundation
import SceneTestSupport
import Testing

/// All files state the same version of scenec, and `Scripts/release` lists them.
struct VersionTests {
  private static func list() async throws -> (version: String, files: [String]) {
    let run = try await ProcessRun(Repository.root.appending(path: "Scripts/release"), ["--list"])
    #expect(run.status == 0, "\(run.error)")
    let lines = run.output.split(separator: "\n").map(String.init)
    return (try #require(lines.first), Array(lines.dropFirst()))
  }

  @Test func versionMatchesScenec() async throws {
    let (version, files) = try await Self.list()
    let run = try await ProcessRun(BuildFolder.scenec, ["--version"])
    #expect(run.output == version + "\n")
    #expect(files.count >= 5)
  }

  /// A page or a source that states the version and is not on the list would be forgotten by the next release.
  @Test func versionIsStatedOnce() async throws {
    let (version, files) = try await Self.list()
    let requirement = try Regex("(?:from: |version = |tag = |exact: )\"\(version.replacing(".", with: "\\."))\"")
    let candidates = [".md", ".swift", ".bazel", ".bzl", ".txt"].flatMap { Repository.files(in: "", suffix: $0) }
    let stating = try candidates.filter { path in
      let text = try Repository.text(path)
      // A search for plain text is many times as fast.
      return text.contains(version) && text.contains(requirement)
    }
    #expect(Set(stating).subtracting(files) == [])
    #expect(stating.contains("Documentation/Installation.md"))
  }

  @Test func releaseIsTried() throws {
    #expect(try Repository.text(".ci/run").contains(".ci/try-release"))
  }
}
