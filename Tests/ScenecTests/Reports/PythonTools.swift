import Foundation
import SceneTestSupport
import Testing

/// Python programs that validate reports. `.ci/prepare` installs them.
enum PythonTools {
  static let packages = Fixture.root.appendingPathComponent("../../.build/oracles").standardized

  /// Runs Python code on files in a folder, and returns its output.
  static func run(_ lines: String, _ files: [String], in folder: TemporaryFolder) async throws -> String {
    try #require(
      FileManager.default.fileExists(atPath: packages.path), "these tests need what .ci/prepare installs")
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", lines] + files, in: folder.url,
      environment: ProcessInfo.processInfo.environment.merging(["PYTHONPATH": packages.path]) { $1 })
    try #require(run.status == 0, "\(run.error)")
    return run.output
  }

  /// The errors of a SARIF report against its published schema, one on each line.
  static func faults(ofSARIF reports: [String]) async throws -> String {
    let folder = try TemporaryFolder()
    let names = try reports.enumerated().map { number, text in
      try folder.write("\(number).sarif", Data(text.utf8)).lastPathComponent
    }
    let lines = """
      import json, sys
      from sarif_kit.validate import validation_errors
      for name in sys.argv[1:]:
          for fault in validation_errors(json.load(open(name, encoding="utf-8"))): print(name, fault)
      """
    return try await run(lines, names, in: folder)
  }
}
