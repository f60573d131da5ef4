/// Indents texts of many lines.
enum Indentation {
  /// The text with every line that is not empty moved in, and without the end of its last line.
  static func indent(_ text: String, by depth: Int) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x0A { end -= 1 }
      let lines = bytes[..<end].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
      return String(unsafeUninitializedCapacity: end + lines * depth) { result in
        var count = 0
        var isLineStart = true
        for byte in bytes[..<end] {
          if isLineStart, byte != 0x0A {
            for _ in 0..<depth {
              result[count] = 0x20
              count += 1
            }
          }
          isLineStart = byte == 0x0A
          result[count] = byte
          count += 1
        }
        return count
      }
    }
  }
}
