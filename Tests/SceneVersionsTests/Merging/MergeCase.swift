import Foundation
import SceneTestSupport
import Testing

/// A folder of `Merges`: three versions of a scene, and the expected result.
struct MergeCase: CustomTestStringConvertible {
  /// Merges without conflicts.
  static let clean = all(in: "Clean")
  /// Merges with conflicts.
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

  /// The merge of this case.
  func merge() throws -> MergeExample {
    try MergeExample(base: version("Base"), ours: version("Ours"), theirs: version("Theirs"))
  }

  /// The expected result. With `UPDATE_FIXTURES=1`, the actual result replaces it.
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
