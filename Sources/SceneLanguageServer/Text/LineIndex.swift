import SceneDiagnostics

/// The lines of a text: turns offsets into positions of an editor, and back.
///
/// A line ends with LF, CRLF or a lone CR, as the protocol says. A byte-order mark is no part of the first line,
/// because editors do not show it; with utf-8 a client that sends it in the text counts it, and so do we.
struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
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
    }
    self.starts = starts
  }

  /// The number of lines; an empty text has one.
  var count: Int { starts.count }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int { max(0, starts.partitionPoint { $0 <= offset } - 1) }

  /// The bytes of a line, without its end.
  func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The position of an offset. One behind the end counts as the end.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var units = 0
    for byte in bytes[starts[line]..<offset] { units += encoding.units(byte) }
    return TextPosition(line: line, character: units)
  }

  /// The offset of a position. A column behind the end of its line counts as the end, a line behind the last as the end
  /// of the text. A position inside a character counts as its start.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let line = range(ofLine: position.line)
    var offset = line.lowerBound
    var units = 0
    while offset < line.upperBound {
      let width = encoding.units(bytes[offset])
      if units + width > position.character { break }
      units += width
      offset += 1
      if encoding != .utf8 { while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 } }
    }
    while encoding == .utf8, offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }
}
