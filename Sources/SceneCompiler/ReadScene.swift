public import SceneDiagnostics
public import SceneSyntax

/// A scene file after the first phase: its document, and its syntax errors.
///
/// A program that checks scenes after each edit keeps those of the files that did not change.
public struct ReadScene: Sendable {
  /// The syntax tree.
  public let document: Document
  /// The syntax errors.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  public init(_ file: SceneFile) {
    var log = DiagnosticLog()
    document = DocumentReader.read(file, &log)
    diagnostics = log.diagnostics
  }

  /// Reads several files in parallel, and returns them in their order.
  static func read(_ files: [SceneFile]) -> [ReadScene] {
    files.inParallelRuns { run in run.map { ReadScene($0) } }
  }
}
