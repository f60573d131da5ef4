import SceneCompiler
import SceneDiagnostics

/// The Swift files of the module, not yet read.
struct SwiftSources {
  /// Files, folders, and `@list` for a file with one path on each line.
  var paths: [String]

  /// The paths of the files, without generated ones.
  func find() throws(CallError) -> [Path] {
    var search = SceneSearch(for: .swift)
    for path in paths {
      if path.hasPrefix("@") {
        for listed in try Self.list(Path(argument: String(path.dropFirst()))) { try search.add(listed) }
      } else {
        try search.add(Path(argument: path))
      }
    }
    return Self.written(search.found)
  }

  /// Those of some Swift files that scenec has not generated.
  static func written(_ files: [Path]) -> [Path] {
    files.filter { !$0.hasSuffix(".scene.swift") && $0.name.description != OutputName.support }
  }

  /// The list files.
  var lists: [Path] { paths.filter { $0.hasPrefix("@") }.map { Path(argument: String($0.dropFirst())) } }

  /// Reads the files of `find`.
  static func read(_ paths: [Path]) throws(CallError) -> [SceneFile] {
    try InputFile.read(paths)
  }

  private static func list(_ path: Path) throws(CallError) -> [Path] {
    try InputFile.read(path).bytes.split(separator: UInt8(ascii: "\n")).map { Path($0.filter { $0 != 0 }) }
  }
}
