public import SceneDiagnostics

/// A place that can be renamed, and what it is called now.
public struct RenamePlace: Sendable {
  /// The range.
  public let range: SourceRange
  /// Its name.
  public let name: String
}
