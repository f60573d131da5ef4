import Foundation
import SceneVersions

/// Merges lines with git, as git does without a driver.
///
/// Therefore no merge is worse than without scenec.
struct GitLineMerger: LineMerger {
  /// The maximum number of conflicts that git counts. A greater status is a failure.
  private static let greatestCount = 127
  /// The algorithm of git's branch merges. `merge-file` has another default, and before 2.44 no option.
  private static let algorithm = "--diff-algorithm=histogram"

  func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8], markers: ConflictMarkers) -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenec-merge-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = [("ours", ours), ("base", base), ("theirs", theirs)].map { name, bytes in
        (url: folder.appendingPathComponent(name), bytes: bytes)
      }
      for file in files { try Data(file.bytes).write(to: file.url) }
      let (call, paths) = (Self.call(markers), files.map(\.url.path))
      return try Self.run(call + [Self.algorithm] + paths) ?? Self.run(call + paths)
    } catch {
      // Without git or temporary files, scenec merges the lines itself.
      return nil
    }
  }

  private static func call(_ markers: ConflictMarkers) -> [String] {
    // The conflict style of the user would change the markers.
    let style = ["-c", "merge.conflictStyle=\(markers.showsBase ? "diff3" : "merge")"]
    return ["git"] + style + ["merge-file", "--stdout", "--quiet", "--marker-size=\(markers.size)"]
  }

  private static func run(_ arguments: [String]) throws -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let merged = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus <= greatestCount else { return nil }
    // 127 conflicts, or the status of `env` without git.
    if process.terminationStatus > 0, merged.isEmpty { return nil }
    return Array(merged)
  }
}
