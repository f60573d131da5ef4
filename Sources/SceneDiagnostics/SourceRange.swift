/// A half-open range of bytes in a file.
///
/// It takes 32 bits for each end. The parser refuses files of more than four gigabytes.
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The bytes from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    lower = UInt32(truncatingIfNeeded: start)
    upper = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// The first byte.
  @inlinable public var start: Int { Int(startBits) }
  /// The first byte behind the range.
  @inlinable public var end: Int { Int(endBits) }
  /// The number of bytes.
  public var length: Int { end - start }

  @usableFromInline var startBits: UInt32 { lower }
  @usableFromInline var endBits: UInt32 { upper }

  /// The range as indices of an array of `count` bytes.
  public func clamped(to count: Int) -> Range<Int> {
    let upper = min(end, count)
    return min(start, upper)..<upper
  }
}
