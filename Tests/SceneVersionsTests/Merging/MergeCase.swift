import Foundation
import SceneTestSupport
import Testing

/// A folder of `Merges`: three versions of a scene, and what is to come of them.
struct MergeCase: CustomTestStringConvertible {
  /// What no person has to decide.
  static let clean = all(in: "Clean")
  /// What a person has to decide.
  static let conflicts = all(in: "Conflicts")

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Merges").standardizedFileURL

  private let folder: URL
  var testDescription: String { folder.lastPathComponent.replacing("-", with: " ") }

  private static func all(in folder: String) -> [Self] {
    let folder = root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Self(folder: folder.appending(path: $0)) }
  }

  /// The merge, as it was done for this test.
  func merge() throws -> MergeExample {
    try MergeExample(base: version("Base"), ours: version("Ours"), theirs: version("Theirs"))
  }

  /// What is to come of it; with `UPDATE_FIXTURES=1`, what came of it is taken for that.
  func merged(_ example: MergeExample) throws -> String {
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(example.text.utf8).write(to: folder.appending(path: "Merged.scene"))
    }
    return try version("Merged")
  }

  private func version(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).scene"), encoding: .utf8)
  }
}
