/// What most names of attributes differ in: their length and their ends.
///
/// It is compared before the names are. The compiler looks attributes up by name all the time, mostly among few that are
/// others, and a comparison of texts takes ten times as long as one of numbers.
package struct AttributeNameKey: Equatable, Sendable {
  private let value: UInt32

  /// The key of a name.
  package init(_ name: String) {
    var name = name
    value = name.withUTF8 { bytes in
      UInt32(truncatingIfNeeded: bytes.count) << 16 | UInt32(bytes.first ?? 0) << 8 | UInt32(bytes.last ?? 0)
    }
  }

  /// One of 64 bits. Different keys may have the same.
  package var bit: UInt64 {
    let (count, first, last): (UInt32, UInt32, UInt32) = (value >> 16, (value >> 8) & 0xFF, value & 0xFF)
    let sum: UInt32 = count &+ first &* 5 &+ last &* 11
    return 1 << UInt64(sum & 63)
  }
}
