/// A character beyond ASCII, decoded from UTF-8.
struct DecodedScalar {
  let scalar: Unicode.Scalar
  let length: Int

  /// The character at `index`; nil if the bytes are not UTF-8.
  init?(_ bytes: [UInt8], at index: Int) {
    let lead = bytes[index]
    guard let length = Self.length(ofLead: lead), index + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= Self.least[length], let scalar = Unicode.Scalar(value) else { return nil }
    self.scalar = scalar
    self.length = length
  }

  private static func length(ofLead byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The smallest character for each number of bytes. Smaller ones are overlong encodings.
  private static let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
}
