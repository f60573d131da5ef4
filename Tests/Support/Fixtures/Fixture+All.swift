public import Foundation

extension Fixture {
  /// The folder of the fixtures.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// All fixtures, sorted by name. An invalid folder has no scenes, which the check reports.
  public static let all: [Fixture] = folders(below: root).compactMap { try? Fixture($0.url, name: $0.name) }

  /// The folders of fixtures: `<Topic>/<behaviour>`.
  public static func folders(below root: URL) -> [(url: URL, name: String)] {
    contents(of: root).flatMap { topic in
      contents(of: topic).map { ($0, "\(topic.lastPathComponent)/\($0.lastPathComponent)") }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (urls ?? []).filter(\.hasDirectoryPath).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
