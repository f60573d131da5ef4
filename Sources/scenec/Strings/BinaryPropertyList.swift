/// Reads the keys of a binary property list. Xcode compiles strings files to this form.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private let top: Int

  /// The keys of the dictionary that a property list is; nil if it is damaged or no dictionary.
  static func keys(in bytes: [UInt8]) -> [String]? {
    guard let list = BinaryPropertyList(bytes) else { return nil }
    return list.keys()
  }

  /// Reads the trailer, which is the last 32 bytes, and the table of offsets.
  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table < trailer, count <= (trailer - table) / offsetSize
    else { return nil }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = Self.number(bytes, table + index * offsetSize, offsetSize) else { return nil }
      offsets.append(offset)
    }
    (self.bytes, self.offsets, self.referenceSize, self.top) = (bytes, offsets, referenceSize, top)
  }

  /// A big-endian number; nil if it is outside of the bytes or too large.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size >= 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return Int(exactly: value)
  }

  private func keys() -> [String]? {
    guard let start = offset(of: top), let (kind, count, contents) = header(at: start), kind == 0xD,
      count <= bytes.count / referenceSize
    else { return nil }
    var result: [String] = []
    for index in 0..<count {
      guard let reference = Self.number(bytes, contents + index * referenceSize, referenceSize),
        let key = string(reference)
      else { return nil }
      result.append(key)
    }
    return result
  }

  private func offset(of object: Int) -> Int? {
    guard offsets.indices.contains(object), offsets[object] < bytes.count else { return nil }
    return offsets[object]
  }

  /// The kind of an object, how much is in it, and where that begins.
  private func header(at offset: Int) -> (kind: UInt8, count: Int, contents: Int)? {
    let (kind, low) = (bytes[offset] >> 4, bytes[offset] & 0xF)
    guard low == 0xF else { return (kind, Int(low), offset + 1) }
    // A larger count follows as a number of its own, whose low bits say its size.
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    return Self.number(bytes, offset + 2, size).map { (kind, $0, offset + 2 + size) }
  }

  private func string(_ object: Int) -> String? {
    guard let start = offset(of: object), let (kind, count, contents) = header(at: start), count <= bytes.count else {
      return nil
    }
    switch kind {
    case 5 where contents + count <= bytes.count:
      return String(validating: bytes[contents..<contents + count], as: UTF8.self)
    case 6 where contents + 2 * count <= bytes.count:
      let units = (0..<count).map { UInt16(bytes[contents + 2 * $0]) << 8 | UInt16(bytes[contents + 2 * $0 + 1]) }
      return String(validating: units, as: UTF16.self)
    default: return nil
    }
  }
}
