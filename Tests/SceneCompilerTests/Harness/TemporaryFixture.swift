import Foundation
import SceneTestSupport

/// A fixture that lives as long as a test.
struct TemporaryFixture: ~Copyable {
  let url: URL

  /// Writes `files` into a new folder.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The fixture in its current state on disk.
  var fixture: Fixture { get throws { try Fixture(url, name: "Topic/behaviour") } }

  /// The result of the check with the test double.
  var problems: [FixtureProblem] { get throws { try fixture.check(MadeUpCompiler.compile) } }

  /// The kinds of those problems.
  var kinds: [FixtureProblem.Kind] { get throws { try problems.map(\.kind) } }
}
