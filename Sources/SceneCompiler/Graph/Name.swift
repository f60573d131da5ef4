import SceneDiagnostics

/// A word an author wrote, and where.
public struct Name: Sendable {
  /// The word.
  let text: String
  /// The source range.
  let range: SourceRange
}
