public import SceneDiagnostics

/// Reads a scene file into a `Document`.
public struct DocumentReader {
  /// Reads `file`; what is wrong with it goes to `log`, and the document holds what could be read all the same.
  public static func read(_ file: SceneFile, _ log: inout DiagnosticLog) -> Document {
    Document(file: file)
  }
}
