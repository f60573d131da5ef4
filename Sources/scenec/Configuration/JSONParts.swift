/// Where the parts of JSON are, which Foundation does not say.
///
/// This reads nothing: it looks for separators in what Foundation has found right, outside strings and inner brackets.
struct JSONParts {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The parts of a range between the separators in it, without the spaces round them; no part is empty.
  func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index, depth, isInString) = (range.lowerBound, range.lowerBound, 0, false)
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case separator where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    parts.append(start..<range.upperBound)
    return parts.map(trimmed).filter { !$0.isEmpty }
  }

  /// A range without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Self.isSpace(bytes[first]) { range.removeFirst() }
    while let last = range.last, Self.isSpace(bytes[last]) { range.removeLast() }
    return range
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
