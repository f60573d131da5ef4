import Foundation

/// The files of the project.
enum Repository {
  /// The root folder of the project.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Where files are.
  static func urls(of paths: [String]) -> [URL] {
    paths.map { root.appending(path: $0) }
  }

  /// Whether there is a file or folder at a path.
  static func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The paths of all files in a folder whose names end in `suffix`, sorted; those in hidden folders are left out.
  static func files(in folder: String, suffix: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      // A build folder has a hundred times as many files as the project.
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        files?.skipDescendants()
      } else if path.hasSuffix(suffix) {
        paths.append(folder.isEmpty ? path : folder + "/" + path)
      }
    }
    return paths.sorted()
  }

  /// The Swift files of the modules.
  static let sources = files(in: "Sources", suffix: ".swift")
}
