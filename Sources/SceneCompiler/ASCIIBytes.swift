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
