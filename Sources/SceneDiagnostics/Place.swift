/// A range in a file.
public struct Place: Sendable {
  /// The file.
  public let file: SceneFile
  /// The range, in bytes.
  public let range: SourceRange

  /// The bytes `range` of `file`.
  public init(_ file: SceneFile, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
