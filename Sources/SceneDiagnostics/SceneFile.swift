/// A file that was read: its path and its bytes.
public struct SceneFile: Sendable {
  /// The path as the user gave it, printed in front of every message.
  public let path: String
  /// The bytes. Every range of a diagnostic refers to them.
  public let bytes: [UInt8]

  /// Makes a file with a path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file with a path and a text, encoded as UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range, with replacement characters for bytes that are not UTF-8.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.clamped(to: bytes.count)], as: UTF8.self)
  }
}
