public import SceneDiagnostics

/// The text that is shown for a place.
public struct Hover: Sendable {
  /// Markdown.
  public let text: String
  /// The range.
  public let range: SourceRange
}
