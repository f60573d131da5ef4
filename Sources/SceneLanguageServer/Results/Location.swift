public import SceneDiagnostics

/// A range of a file.
public struct Location: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The range.
  public let range: SourceRange

  /// Makes one of its parts.
  public init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }

  /// The location of a place.
  public init(_ place: Place) { self.init(path: place.file.path, range: place.range) }
}
