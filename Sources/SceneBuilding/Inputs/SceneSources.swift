package import PathKit
package import SceneDiagnostics

/// The scene files of a call, not yet read.
package struct SceneSources {
  /// Files, folders, and `-` for standard input.
  package var paths: [Path]
  /// The name of standard input.
  package var stdinName: Path = "Main.scene"
  /// The kind of file that a folder without scenes lacks.
  package var fallback: SceneSearch.Kind?

  /// Files and folders, and what is looked for in a folder without scenes.
  package init(paths: [Path], stdinName: Path = "Main.scene", fallback: SceneSearch.Kind? = nil) {
    (self.paths, self.stdinName, self.fallback) = (paths, stdinName, fallback)
  }

  /// Whether standard input is one of the scenes.
  package var includesStandardInput: Bool { paths.contains("-") }

  /// The paths of the scenes, including those in folders, and the omitted files.
  package func search() throws(CallError) -> (scenes: [Path], omissions: [SceneSearch.Omission]) {
    var search = SceneSearch(for: .scene, else: fallback)
    for path in paths where path != "-" { try search.add(path) }
    let standardInput = includesStandardInput ? [stdinName] : []
    return (standardInput + search.found, search.omissions)
  }

  /// Whether a folder is among the paths.
  package var hasFolders: Bool {
    paths.contains { (try? POSIX.status(of: $0))?.isFolder == true }
  }

  /// The paths of the scenes. Reports omitted files.
  ///
  /// - Parameters: - format: the format of the diagnostics. - stream: the stream of the diagnostics. Formats for
  ///   programs omit these warnings.
  package func find(_ format: DiagnosticsFormat = .text, _ stream: StandardStream = .output) throws(CallError) -> [Path]
  {
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
  package func read(_ scenes: [Path]) throws(CallError) -> [SceneFile] {
    let fromDisk = includesStandardInput ? Array(scenes.dropFirst()) : scenes
    let name = stdinName.shown
    let files = includesStandardInput ? [try InputFile.readStandardInput(named: name)] : []
    return files + (try InputFile.read(fromDisk))
  }
}
