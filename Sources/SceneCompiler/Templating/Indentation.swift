/// Indents texts of many lines.
enum Indentation {
  /// The text with every line that is not empty moved in, and without the end of its last line.
  static func indent(_ text: String, by depth: Int) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x0A { end -= 1 }
      let lines = Lines(bytes: UnsafeBufferPointer(rebasing: bytes[..<end]))
      let count = lines.bytes.reduce(into: 1) { count, byte in count += byte == 0x0A ? 1 : 0 }
      return String(unsafeUninitializedCapacity: end + count * (depth + 1)) { result in
        var written = 0
        for line in lines {
          if written > 0 {
            result[written] = 0x0A
            written += 1
          }
          guard !line.isEmpty else { continue }
          result[written..<written + depth].update(repeating: 0x20)
          written += depth
          _ = UnsafeMutableBufferPointer(rebasing: result[written...]).update(fromContentsOf: line)
          written += line.count
        }
        return written
      }
    }
  }

  /// The lines of a buffer, without their ends.
  private struct Lines: Sequence, IteratorProtocol {
    let bytes: UnsafeBufferPointer<UInt8>
    var start = 0

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
      guard start <= bytes.count else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      defer { start = end + 1 }
      return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
  }
}
