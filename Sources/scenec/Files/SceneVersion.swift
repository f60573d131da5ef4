import SceneDiagnostics
import SceneSyntax

/// One version of a scene, read.
struct SceneVersion {
  /// The file; nil where there is none.
  let file: SceneFile?
  let document: Document?
  /// What is wrong with its syntax.
  let diagnostics: [Diagnostic]

  /// Reads the version at a path: a file, `-` for standard input, `/dev/null` for none.
  init(_ path: String) throws(CallError) {
    switch path {
    case "/dev/null": self.init(nil)
    case "-": self.init(try InputFile.readStandardInput(named: InputFile.standardInputName))
    default: self.init(try InputFile.read(Path(argument: path)))
    }
  }

  /// Reads the version at a path as one of a file that is called something else.
  init(_ path: String, named name: String) throws(CallError) {
    let file = try SceneVersion(path).file
    self.init(file.map { SceneFile(path: name, bytes: $0.bytes) })
  }

  /// Reads the version in a file.
  init(_ file: SceneFile?) {
    var log = DiagnosticLog()
    self.file = file
    document = file.map { DocumentReader.read($0, &log) }
    diagnostics = log.diagnostics
  }
}
