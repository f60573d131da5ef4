/// A text with lines and columns as in SARIF.
struct UTF16Lines {
  private let lines: [[UInt16]]

  /// - Parameter ends: the line ends, the longest first.
  init(_ text: String, _ ends: [String]) {
    var lines: [[UInt16]] = [[]]
    var rest = Array(text.utf16)[...]
    while let unit = rest.first {
      if let end = ends.first(where: { rest.starts(with: $0.utf16) }) {
        rest = rest.dropFirst(end.utf16.count)
        lines.append([])
      } else {
        lines[lines.count - 1].append(unit)
        rest = rest.dropFirst()
      }
    }
    self.lines = lines
  }

  /// The text of a region within a line; nil if it does not exist.
  subscript(region: SARIFReport.Region) -> String? {
    guard region.startLine == region.endLine, lines.indices.contains(region.startLine - 1) else { return nil }
    let line = lines[region.startLine - 1]
    let (start, end) = (region.startColumn - 1, region.endColumn - 1)
    guard start >= 0, start <= end, end <= line.count else { return nil }
    return String(decoding: line[start..<end], as: UTF16.self)
  }
}
