import Foundation
import SceneTestSupport

/// A scene that compiles.
let rightScene = """
  <scenes initialViewController="main">
    <viewController id="main" customClass="Main">
      <view/>
    </viewController>
  </scenes>

  """

/// A scene with one error, whose line, column and id are known.
let wrongScene = """
  <scenes>
    <viewControler id="main"/>
  </scenes>

  """

extension TemporaryFolder {
  /// Calls scenec in this folder, with an environment that does not change its behaviour.
  func scenec(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws
    -> ProcessRun
  {
    try await ProcessRun(
      BuildFolder.scenec, arguments, in: url, environment: Self.environment(environment), input: Data(input.utf8))
  }

  /// Runs a line of shell in this folder, where `$scenec` is the command line.
  func shell(_ line: String) async throws -> ProcessRun {
    try await ProcessRun(
      URL(filePath: "/bin/sh"), ["-c", line], in: url,
      environment: Self.environment(["scenec": BuildFolder.scenec.path]))
  }

  static func environment(_ additions: [String: String]) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = ["PATH": own["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent", "TERM": "xterm"]
    // `Scripts/mutation-test` has scenec do something wrong.
    environment["SCENEC_MUTATION"] = own["SCENEC_MUTATION"]
    return environment.merging(additions) { $1 }
  }

  /// The names of the files in a folder, hidden ones too.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path).sorted()
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: url.appendingPathComponent(path).path)
  }

  func permissions(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  func modificationDate(of path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)
    return attributes[.modificationDate] as? Date ?? .distantPast
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  /// Where a symbolic link leads; nil if it is none.
  func destination(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: url.appendingPathComponent(path).path)
  }
}
