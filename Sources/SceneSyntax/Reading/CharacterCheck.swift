/// Finds characters that XML does not allow anywhere.
struct CharacterCheck {
  /// Runs of bytes that are not UTF-8.
  private(set) var invalidBytes: [Range<Int>] = []
  /// Characters that XML forbids; a run of equal ones counts once.
  private(set) var forbidden: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
  /// The first character beyond ASCII.
  private(set) var firstBeyondASCII: Range<Int>?

  /// Checks `bytes`, and blanks forbidden characters, so that the parser can ignore them.
  init(_ bytes: inout [UInt8]) {
    var index = 0
    while let next = Self.nextUnusual(in: bytes, from: index) {
      index = check(&bytes, at: next)
    }
  }

  private mutating func check(_ bytes: inout [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 {
      if !byte.isWhitespace { forbid(Unicode.Scalar(byte), index..<index + 1, in: &bytes) }
      return index + 1
    }
    guard let decoded = DecodedScalar(bytes, at: index) else {
      addInvalidByte(at: index)
      return index + 1
    }
    let range = index..<index + decoded.length
    if firstBeyondASCII == nil, index > 0 || decoded.scalar != "\u{FEFF}" { firstBeyondASCII = range }
    if decoded.scalar == "\u{FFFE}" || decoded.scalar == "\u{FFFF}" { forbid(decoded.scalar, range, in: &bytes) }
    return range.upperBound
  }

  private mutating func forbid(_ scalar: Unicode.Scalar, _ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range { bytes[index] = .space }
    if let last = forbidden.last, last.scalar == scalar, last.range.upperBound == range.lowerBound {
      forbidden[forbidden.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      forbidden.append((scalar, range))
    }
  }

  private mutating func addInvalidByte(at index: Int) {
    if let last = invalidBytes.last, last.upperBound == index {
      invalidBytes[invalidBytes.count - 1] = last.lowerBound..<index + 1
    } else {
      invalidBytes.append(index..<index + 1)
    }
  }

  /// The first byte from `start` on that is neither printable ASCII nor a line feed.
  ///
  /// Almost all bytes are, so eight are tested at once: a byte beyond ASCII has its top bit set, and subtracting 0x20
  /// from a control character sets the top bit.
  private static func nextUnusual(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var index = start
      while index < bytes.count {
        while index + 8 <= bytes.count {
          let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          guard (eight | (eight &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 else { break }
          index += 8
        }
        for place in index..<min(index + 8, bytes.count) {
          let byte = bytes[place]
          if byte >= 0x80 || byte < 0x20 && byte != .lineFeed { return place }
        }
        index += 8
      }
      return nil
    }
  }
}
