// Bytes of ASCII in texts. Swift's own functions for characters look for grapheme clusters and take many times as long.

extension String {
  /// The parts between separators of ASCII, empty ones included unless they are omitted.
  func split(
    atASCII separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = false
  ) -> [Substring] {
    utf8.split(
      separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences
    ).map { Substring($0) }
  }

  /// Whether it has several lines.
  var hasLineBreak: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(0x0A) } ?? utf8.contains(0x0A)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first line break from an index on; `count` if there is none.
  ///
  /// It looks at eight bytes at a time, because all generated Swift passes through it.
  func lineBreak(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    while index + 8 <= count {
      let others = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ (ones &* 0x0A)
      // The high bit of each byte that is zero. Those behind the first may be wrong.
      let zeros = (others &- ones) & ~others & highBits
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != 0x0A { index += 1 }
    return index
  }
}
