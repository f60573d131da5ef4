/// Indents texts of many lines.
enum Indentation {
  /// The text with every line that is not empty moved in, and without the end of its last line.
  static func indent(_ text: String, by depth: Int) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x0A { end -= 1 }
      return indent(lines: UnsafeBufferPointer(rebasing: bytes[..<end]), by: depth)
    }
  }

  private static func indent(lines: UnsafeBufferPointer<UInt8>, by depth: Int) -> String {
    var count = 1
    var end = lines.lineBreak(from: 0)
    while end < lines.count {
      count += 1
      end = lines.lineBreak(from: end + 1)
    }
    return String(unsafeUninitializedCapacity: lines.count + count * depth) { result in
      var (start, written) = (0, 0)
      while start < lines.count {
        // With its end, which the last line does not have.
        let end = min(lines.lineBreak(from: start) + 1, lines.count)
        if lines[start] != 0x0A {
          result[written..<written + depth].update(repeating: 0x20)
          written += depth
        }
        let line = UnsafeBufferPointer(rebasing: lines[start..<end])
        _ = UnsafeMutableBufferPointer(rebasing: result[written...]).update(fromContentsOf: line)
        written += line.count
        start = end
      }
      return written
    }
  }
}
