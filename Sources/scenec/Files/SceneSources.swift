import PathKit
import SceneDiagnostics

/// The scene files of a call, not yet read.
struct SceneSources {
  /// Files, folders, and `-` for standard input.
  var paths: [String]
  /// What standard input is called.
  var stdinName = "Main.scene"

  /// Whether standard input is one of the scenes.
  var includesStandardInput: Bool { paths.contains("-") }

  /// The paths of the scenes, folders searched.
  func find() throws(CallError) -> [Path] {
    var search = SceneSearch()
    for path in paths where path != "-" { try search.add(Path(path)) }
    return (includesStandardInput ? [Path(stdinName)] : []) + search.found
  }

  /// Reads the scenes that `find` found.
  func read(_ scenes: [Path]) throws(CallError) -> [SceneFile] {
    let fromDisk = includesStandardInput ? Array(scenes.dropFirst()) : scenes
    var files = includesStandardInput ? [try InputFile.readStandardInput(named: stdinName)] : []
    let outcomes = fromDisk.mapInParallel { path in
      Result { () throws(CallError) in try InputFile.read(path) }
    }
    for outcome in outcomes { files.append(try outcome.get()) }
    return files
  }
}
