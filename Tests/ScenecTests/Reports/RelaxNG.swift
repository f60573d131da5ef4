import Foundation
import SceneTestSupport

/// A schema for libxml2.
struct RelaxNG {
  private let schema: URL

  /// The schema of that name in `Schemas`.
  init(_ name: String) {
    schema = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Schemas/\(name).rng")
  }

  /// The errors of documents against the schema; empty if all are valid.
  func faults(of documents: [String]) async throws -> String {
    let folder = try TemporaryFolder()
    let names = try documents.enumerated().map { number, text in
      try folder.write("\(number).xml", Data(text.utf8)).lastPathComponent
    }
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["xmllint", "--noout", "--relaxng", schema.path] + names, in: folder.url)
    return run.status == 0 ? "" : run.error
  }
}
