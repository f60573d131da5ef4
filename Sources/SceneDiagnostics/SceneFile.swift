/// A scene file as it was read: where it came from, and its bytes.
public struct SceneFile: Sendable {
  /// The path as the user gave it; printed in front of every message.
  public let path: String
  /// The content, byte for byte. Every range of a diagnostic counts in these bytes.
  public let bytes: [UInt8]

  /// A file at `path` that holds `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file at `path` that holds `text` as UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; bytes that are not UTF-8 come out as replacement characters.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.clamped(to: bytes.count)], as: UTF8.self)
  }
}
