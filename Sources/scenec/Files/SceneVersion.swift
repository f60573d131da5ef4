import PathKit
import SceneBuilding
import SceneDiagnostics
import SceneSyntax

/// A parsed version of a scene.
struct SceneVersion {
  /// The file; nil if it is missing.
  let file: SceneFile?
  let document: Document?
  /// The syntax errors.
  let diagnostics: [Diagnostic]

  /// Reads the version at a path: a file, `-` for standard input, `/dev/null` for a missing file.
  init(_ path: String) throws(CallError) {
    switch path {
    case "/dev/null": self.init(nil)
    case "-": self.init(try InputFile.readStandardInput(named: InputFile.standardInputName))
    default: self.init(try InputFile.read(Path(path)))
    }
  }

  /// Reads the version at a path, with another name.
  init(_ path: String, named name: String) throws(CallError) {
    let file = try SceneVersion(path).file
    self.init(file.map { SceneFile(path: name, bytes: $0.bytes) })
  }

  /// A version that was read in another way.
  init(_ file: SceneFile, document: Document?, _ diagnostics: [Diagnostic]) {
    (self.file, self.document, self.diagnostics) = (file, document, diagnostics)
  }

  /// Parses the version in a file.
  init(_ file: SceneFile?) {
    var log = DiagnosticLog()
    self.file = file
    document = file.map { DocumentReader.read($0, &log) }
    diagnostics = log.diagnostics
  }
}
