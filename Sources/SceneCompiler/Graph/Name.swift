import SceneDiagnostics

/// A word an author wrote, and where.
public struct Name: Sendable {
  /// The word.
  let text: String
  /// Where it stands.
  let range: SourceRange
}
