/// A range that can be folded.
public struct FoldingRange: Sendable {
  /// The first line, from 0.
  public let firstLine: Int
  /// The last line, which is hidden.
  public let lastLine: Int
  /// Whether it is a comment.
  public let isComment: Bool
}
