import SceneDiagnostics

/// The scene files of a call, not yet read.
struct SceneSources {
  /// Files, folders, and `-` for standard input.
  var paths: [String]
  /// The name of standard input.
  var stdinName = "Main.scene"
  /// The kind of file that a folder without scenes lacks.
  var fallback: SceneSearch.Kind?

  /// Whether standard input is one of the scenes.
  var includesStandardInput: Bool { paths.contains("-") }

  /// The paths of the scenes, including those in folders, and the omitted files.
  func search() throws(CallError) -> (scenes: [Path], omissions: [SceneSearch.Omission]) {
    var search = SceneSearch(for: .scene, else: fallback)
    for path in paths where path != "-" { try search.add(Path(argument: path)) }
    let standardInput = includesStandardInput ? [Path(argument: stdinName)] : []
    return (standardInput + search.found, search.omissions)
  }

  /// Whether a folder is among the paths.
  var hasFolders: Bool {
    paths.contains { (try? POSIX.status(of: Path(argument: $0)))?.isFolder == true }
  }

  /// The paths of the scenes. Reports omitted files.
  ///
  /// - Parameters: - format: the format of the diagnostics. - stream: the stream of the diagnostics. Formats for
  ///   programs omit these warnings.
  func find(_ format: DiagnosticsFormat = .text, _ stream: StandardStream = .output) throws(CallError) -> [Path] {
    let (scenes, omissions) = try search()
    for omission in omissions {
      if format == .github {
        stream.write(GitHubRenderer().render([omission.diagnostic]))
      } else if format == .text || stream == .output {
        StandardStream.error.write("\(omission.path):1:1: warning: \(omission.sentence)\n")
      }
    }
    return scenes
  }

  /// Reads the scenes of `find`.
  func read(_ scenes: [Path]) throws(CallError) -> [SceneFile] {
    let fromDisk = includesStandardInput ? Array(scenes.dropFirst()) : scenes
    let name = Path(argument: stdinName).description
    let files = includesStandardInput ? [try InputFile.readStandardInput(named: name)] : []
    return files + (try InputFile.read(fromDisk))
  }
}
