import Foundation
import SceneTestSupport

/// A temporary git repository that uses scenec as its driver.
final class Repository: Sendable {
  struct Failed: Error, CustomStringConvertible { let description: String }

  let folder: TemporaryFolder

  /// Makes a repository with one commit of `files`.
  ///
  /// - Parameter driver: whether scenec is the diff and merge driver, as in `VersionControl.md`.
  init(_ files: [String: String], driver: Bool = true) async throws {
    folder = try TemporaryFolder(files.merging([".gitattributes": "*.scene diff=scenec merge=scenec\n"]) { $1 })
    _ = try await git("init", "--quiet", "--initial-branch=main")
    if driver {
      _ = try await git("config", "diff.scenec.command", "\(BuildFolder.scenec.path) diff")
      for line in try Self.mergeLines {
        let run = try await shell(line.replacing("\"scenec merge", with: "\"'$scenec' merge"))
        if run.status != 0 { throw Failed(description: run.error) }
      }
    }
    try await commit {}
  }

  /// The commands in `VersionControl.md`.
  private static var mergeLines: [String] {
    get throws {
      let page = Fixture.root.appending(path: "../../Documentation/VersionControl.md")
      return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("git config merge.scenec.") }
    }
  }

  func write(_ path: String, _ text: String) throws { try folder.write(path, Data(text.utf8)) }

  func text(_ path: String) throws -> String { try folder.text(path) }

  /// Commits everything, after `changes`.
  func commit(_ changes: () throws -> Void) async throws {
    try changes()
    _ = try await git("add", "--all")
    let run = try await git("commit", "--quiet", "--allow-empty", "--message", "A change")
    if run.status != 0 { throw Failed(description: run.error) }
  }

  /// Commits `changes` on a new branch and goes back.
  func branch(_ name: String, _ changes: () throws -> Void) async throws {
    _ = try await git("checkout", "--quiet", "-b", name)
    try await commit(changes)
    _ = try await git("checkout", "--quiet", "main")
  }

  /// Calls git, without the configuration of the user.
  func git(_ arguments: String...) async throws -> ProcessRun {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    return try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url, environment: Self.environment)
  }

  /// Runs a line of shell in the repository, where `$scenec` is the command line.
  func shell(_ line: String) async throws -> ProcessRun {
    try await ProcessRun(URL(filePath: "/bin/sh"), ["-c", line], in: folder.url, environment: Self.environment)
  }

  private static let environment = TemporaryFolder.environment([
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "LC_ALL": "C",
    "scenec": BuildFolder.scenec.path,
  ])
}
