public import SceneDiagnostics

/// A controller in the call hierarchy: segues are its calls.
public struct FlowItem: Sendable {
  /// Its name.
  public let name: String
  /// A few words about it.
  public let detail: String
  /// The path of the file.
  public let path: String
  /// The range.
  public let range: SourceRange
  /// The range of its name.
  public let nameRange: SourceRange
}
