/// The lines of a file, each with its end.
struct Lines {
  /// The byte that ends a line.
  static let end = UInt8(ascii: "\n")

  let all: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.end).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    all = lines
  }

  /// How many lines there are in a text.
  static func count(in bytes: [UInt8]) -> Int {
    bytes.count { $0 == end } + (bytes.isEmpty || bytes.last == end ? 0 : 1)
  }
}
