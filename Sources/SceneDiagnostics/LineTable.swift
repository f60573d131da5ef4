/// Turns offsets of a file into lines and columns.
///
/// Lines and columns count from 1. A column counts UTF-16 code units, as the language server protocol and most editors
/// do: a tab is one column, an emoji two, a byte-order mark none. A line ends with LF, CRLF or a lone CR.
public struct LineTable: Sendable {
  /// A line and a column, both from 1.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-16 code units, from 1.
    public let column: Int
  }

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// For each block of bytes, the UTF-16 length of everything before it, because a line can have megabytes.
  private let lengthsBeforeBlocks: [Int]

  private static let blockSize = 1024

  /// The lines of `file`.
  public init(_ file: SceneFile) {
    bytes = file.bytes
    var starts = [Self.byteOrderMarkLength(bytes)]
    var index = starts[0]
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    lineStarts = starts
    lengthsBeforeBlocks = Self.lengthsBeforeBlocks(of: bytes)
  }

  /// The number of lines; an empty file has one.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of a byte. An offset behind the end counts as the end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    // The first line begins at the offset or before it.
    let line = lineStarts.partitionPoint { $0 <= offset }
    return Position(line: line, column: 1 + utf16Length(lineStarts[line - 1]..<offset))
  }

  /// The bytes of a line, without its line ending; empty if the line does not exist.
  public func range(ofLine line: Int) -> SourceRange {
    guard line >= 1, line <= lineStarts.count else { return SourceRange(bytes.count, bytes.count) }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  private func utf16Length(_ range: Range<Int>) -> Int {
    guard range.count > Self.blockSize else { return Self.utf16Length(bytes[range]) }
    return utf16Length(upTo: range.upperBound) - utf16Length(upTo: range.lowerBound)
  }

  private func utf16Length(upTo end: Int) -> Int {
    let block = end / Self.blockSize
    return lengthsBeforeBlocks[block] + Self.utf16Length(bytes[block * Self.blockSize..<end])
  }

  private static func lengthsBeforeBlocks(of bytes: [UInt8]) -> [Int] {
    var length = 0
    return stride(from: 0, through: bytes.count, by: blockSize).map { start in
      defer { length += utf16Length(bytes[start..<min(start + blockSize, bytes.count)]) }
      return length
    }
  }

  private static func utf16Length(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }

  private static func byteOrderMarkLength(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
