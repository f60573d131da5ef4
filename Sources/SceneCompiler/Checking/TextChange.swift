import SceneDiagnostics

/// The difference between two versions of a text: one run of bytes was replaced by another.
struct TextChange {
  /// The number of bytes in front of the change.
  private let start: Int
  /// The first byte behind the change, in the old text.
  private let oldEnd: Int
  /// By how much the bytes behind the change have moved.
  private let shift: Int

  /// The smallest change that makes one text of the other.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    (start, oldEnd) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        if old.count == new.count, old.baseAddress == new.baseAddress { return (old.count, old.count) }
        let prefix = Self.commonPrefix(old, new, shorter)
        let suffix = Self.commonSuffix(old, new, shorter - prefix)
        return (prefix, old.count - suffix)
      }
    }
    shift = new.count - old.count
  }

  /// A range of the old text in the new one; nil if the change is in it.
  func moved(_ range: SourceRange) -> SourceRange? {
    if range.end <= start { return range }
    return range.start >= oldEnd ? SourceRange(range.start + shift, range.end + shift) : nil
  }

  private static func commonPrefix(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ limit: Int) -> Int {
    var count = 0
    while count + 8 <= limit,
      old.loadUnaligned(fromByteOffset: count, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: count, as: UInt64.self)
    {
      count += 8
    }
    while count < limit, old[count] == new[count] { count += 1 }
    return count
  }

  private static func commonSuffix(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ limit: Int) -> Int {
    var count = 0
    while count + 8 <= limit,
      old.loadUnaligned(fromByteOffset: old.count - count - 8, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: new.count - count - 8, as: UInt64.self)
    {
      count += 8
    }
    while count < limit, old[old.count - count - 1] == new[new.count - count - 1] { count += 1 }
    return count
  }
}
