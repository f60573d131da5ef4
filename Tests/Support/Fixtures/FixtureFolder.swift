public import Foundation

/// The files of a folder, read whole: every path below it with its bytes.
public struct FixtureFolder: Sendable {
  /// The folder.
  public let url: URL
  /// The bytes of each file, by its path in the folder: `Expected/Main.scene.swift`.
  public private(set) var files: [String: Data]

  /// Reads the folder at `url`.
  public init(_ url: URL) throws {
    self.url = url
    files = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let file = url.appendingPathComponent(path)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[path] = try Data(contentsOf: file)
      }
    }
  }

  /// The text of a file, if it is there.
  public func text(_ path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of the files in a folder of it whose names end in `suffix`, sorted.
  func paths(in folder: String = "", suffix: String) -> [String] {
    files.keys.filter { path in
      path.hasPrefix(folder) && path.hasSuffix(suffix) && !path.dropFirst(folder.count).contains("/")
    }.sorted()
  }

  /// The paths of the scenes, including those in subfolders, without those of modules and fixed ones; sorted.
  var scenePaths: [String] {
    files.keys.filter { path in
      path.hasSuffix(".scene") && !path.hasPrefix("Fixed/") && !path.hasPrefix(FixtureModule.folder)
    }.sorted()
  }

  /// Writes a file, which stays.
  mutating func write(_ path: String, _ bytes: Data?) throws {
    guard files[path] != bytes else { return }
    let file = url.appendingPathComponent(path)
    if let bytes {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
    files[path] = bytes
  }
}
