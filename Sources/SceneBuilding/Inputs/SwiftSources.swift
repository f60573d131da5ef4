package import PathKit
import SceneCompiler
package import SceneDiagnostics

/// The Swift files of the module, not yet read.
package struct SwiftSources {
  /// Files, folders, and `@list` for a file with one path on each line.
  package var paths: [Path]

  /// Files, folders and lists.
  package init(paths: [Path]) { self.paths = paths }

  /// The paths of the files, without those that scenec has generated.
  package func find() throws(CallError) -> [Path] { Self.written(try findAll()) }

  /// The paths of all files.
  package func findAll() throws(CallError) -> [Path] {
    var search = SceneSearch(for: .swift)
    for path in paths {
      if let list = Self.list(path) {
        for listed in try Self.read(list: list) { try search.add(listed) }
      } else {
        try search.add(path)
      }
    }
    return search.found
  }

  /// Those of some Swift files that scenec has not generated.
  package static func written(_ files: [Path]) -> [Path] {
    files.filter { !$0.hasSuffix(".scene.swift") && $0.lastComponent != OutputName.support }
  }

  /// The list files.
  package var lists: [Path] { paths.compactMap(Self.list) }

  /// Reads the files of `find`.
  package static func read(_ paths: [Path]) throws(CallError) -> [SceneFile] {
    try InputFile.read(paths)
  }

  /// The file that an argument such as `@list` names.
  private static func list(_ argument: Path) -> Path? {
    argument.string.hasPrefix("@") ? Path(String(argument.string.dropFirst())) : nil
  }

  private static func read(list path: Path) throws(CallError) -> [Path] {
    var paths: [Path] = []
    for line in try InputFile.read(path).bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw CallError("a line of '\(path)' is not UTF-8: '\(String(decoding: line, as: UTF8.self))'; rename the file")
      }
      paths.append(Path(text.filter { $0 != "\0" }))
    }
    return paths
  }
}
