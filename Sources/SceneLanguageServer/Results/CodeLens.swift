public import SceneDiagnostics

/// A line above the text.
public struct CodeLens: Sendable {
  /// The range.
  public let range: SourceRange
  /// The text that the client shows.
  public let title: String
  /// The places that it shows.
  public let locations: [Location]
}
