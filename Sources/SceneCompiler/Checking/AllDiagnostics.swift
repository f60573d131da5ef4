public import SceneDiagnostics

/// Every kind of diagnostic that a compilation can report: what `scenec explain` knows.
public enum AllDiagnostics {
  /// The kinds, sorted by id.
  public static let kinds: [any DiagnosticMessage.Type] = []

  /// The kind with an id, if there is one.
  public static func kind(withID id: String) -> (any DiagnosticMessage.Type)? {
    kinds.first { $0.id == id }
  }
}
