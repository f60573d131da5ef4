/// A range in a file: what a message points at.
public struct Place: Sendable {
  /// The file that the range counts in.
  public let file: SceneFile
  /// The bytes meant.
  public let range: SourceRange

  /// The bytes `range` of `file`.
  public init(_ file: SceneFile, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
