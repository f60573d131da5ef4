import TextLines

/// The byte-order mark and the line ends of a file, which a merge by element ignores.
struct LineEnds: Equatable {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it begins with a byte-order mark.
  private let hasMark: Bool
  /// Whether its lines end with CR LF.
  private let areLong: Bool

  init(of bytes: [UInt8]) {
    hasMark = bytes.starts(with: Self.mark)
    let ends = bytes.indices.filter { bytes[$0] == Lines.end }
    areLong = !ends.isEmpty && ends.allSatisfy { $0 > 0 && bytes[$0 - 1] == Self.carriageReturn }
  }

  /// The file without the mark, and with LF line ends.
  func removed(from bytes: [UInt8]) -> [UInt8] {
    let text = hasMark ? bytes.dropFirst(Self.mark.count) : bytes[...]
    guard areLong else { return Array(text) }
    return text.indices.filter { index in
      text[index] != Self.carriageReturn || index + 1 == text.endIndex || text[index + 1] != Lines.end
    }
    .map { text[$0] }
  }

  /// The file with its mark and line ends.
  func added(to bytes: [UInt8]) -> [UInt8] {
    let text = areLong ? bytes.flatMap { $0 == Lines.end ? [Self.carriageReturn, $0] : [$0] } : bytes
    return hasMark ? Self.mark + text : text
  }
}
