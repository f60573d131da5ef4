/// A stretch of a file, in bytes from its start; the end is not part of it.
///
/// Thirty-two bits a side: a scene of four gigabytes is refused by the reader.
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The bytes from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    lower = UInt32(truncatingIfNeeded: start)
    upper = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// Where the range starts.
  @inlinable public var start: Int { Int(startBits) }
  /// Where the range ends: the first byte that is not part of it.
  @inlinable public var end: Int { Int(endBits) }
  /// How many bytes it holds.
  public var length: Int { end - start }

  @usableFromInline var startBits: UInt32 { lower }
  @usableFromInline var endBits: UInt32 { upper }

  /// The range as indices of an array of `count` bytes.
  public func clamped(to count: Int) -> Range<Int> {
    let upper = min(end, count)
    return min(start, upper)..<upper
  }
}
