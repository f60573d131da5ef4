public import SceneDiagnostics

/// A replacement of a range of a file.
public struct FileEdit: Sendable {
  /// The path of the file.
  public let path: String
  /// The range.
  public let range: SourceRange
  /// The text.
  public let text: String

  /// Makes one of its parts.
  public init(path: String, range: SourceRange, text: String) {
    self.path = path
    self.range = range
    self.text = text
  }
}
