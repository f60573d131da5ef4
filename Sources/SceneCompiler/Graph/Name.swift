package import SceneDiagnostics

/// A word an author wrote, and where.
public struct Name: Sendable {
  /// The word.
  package let text: String
  /// The source range.
  package let range: SourceRange
}
