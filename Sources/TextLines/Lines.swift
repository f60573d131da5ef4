/// The lines of a file, with their line ends.
public struct Lines: Sendable {
  /// The line feed.
  package static let end = UInt8(ascii: "\n")

  /// The lines, in order. The last can lack its line end.
  public let all: [ArraySlice<UInt8>]

  /// Divides a text into lines.
  public init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.end).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    all = lines
  }

  /// Numbers for the lines of several texts. Equal lines have equal numbers.
  public static func numbers(of texts: [Lines]) -> [[Int]] {
    var known: [ArraySlice<UInt8>: Int] = [:]
    return texts.map { text in
      text.all.map { line in
        let number = known[line] ?? known.count
        known[line] = number
        return number
      }
    }
  }

  /// The number of lines of a text.
  package static func count(in bytes: [UInt8]) -> Int {
    bytes.count { $0 == end } + (bytes.isEmpty || bytes.last == end ? 0 : 1)
  }
}
