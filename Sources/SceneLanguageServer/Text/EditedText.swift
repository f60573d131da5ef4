/// A text while the changes of one message are applied to it.
public struct EditedText {
  /// The text.
  public private(set) var bytes: [UInt8]
  private let encoding: PositionEncoding

  /// Begins with a text whose positions count units of an encoding.
  public init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  /// Replaces a range, or all where there is none. Positions outside the text count as its nearest end.
  public mutating func replace(_ range: (start: TextPosition, end: TextPosition)?, by text: String) {
    guard let range else { return bytes = Array(text.utf8) }
    let lines = LineIndex(bytes)
    let start = lines.offset(of: range.start, encoding)
    let end = lines.offset(of: range.end, encoding)
    bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
  }
}
