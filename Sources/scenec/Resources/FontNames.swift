/// Reads the names of fonts from a font file: TrueType, OpenType, or a collection of them.
struct FontNames {
  private let bytes: [UInt8]

  /// The PostScript names, full names and families of the fonts in a file; nil if it is damaged.
  static func names(in bytes: [UInt8]) -> Set<String>? {
    let file = FontNames(bytes: bytes)
    guard let starts = file.starts else { return nil }
    var names: Set<String> = []
    for start in starts {
      guard let table = file.nameTable(ofFontAt: start), let found = file.names(inTable: table) else { return nil }
      names.formUnion(found)
    }
    return names.isEmpty ? nil : names
  }

  /// Where the fonts begin: a collection has several.
  private var starts: [Int]? {
    guard bytes.starts(with: "ttcf".utf8) else { return [0] }
    guard let count = number(at: 8, size: 4), count <= bytes.count / 4 else { return nil }
    let starts = (0..<count).map { number(at: 12 + 4 * $0, size: 4) }
    return starts.contains(nil) ? nil : starts.compactMap(\.self)
  }

  /// Where the table of names begins. The directory of tables says it.
  private func nameTable(ofFontAt start: Int) -> Int? {
    guard let count = number(at: start + 4, size: 2) else { return nil }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard record + 16 <= bytes.count else { return nil }
      if bytes[record..<record + 4].elementsEqual("name".utf8) { return number(at: record + 8, size: 4) }
    }
    return nil
  }

  private func names(inTable table: Int) -> Set<String>? {
    guard let count = number(at: table + 2, size: 2), let storage = number(at: table + 4, size: 2) else { return nil }
    var names: Set<String> = []
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = number(at: record, size: 2), let id = number(at: record + 6, size: 2),
        let length = number(at: record + 8, size: 2), let offset = number(at: record + 10, size: 2)
      else { return nil }
      guard Self.ids.contains(id) else { continue }
      let start = table + storage + offset
      guard start + length <= bytes.count else { return nil }
      names.insert(Self.text(bytes[start..<start + length], isWide: platform != 1))
    }
    return names
  }

  /// Family, full name, PostScript name, and the family that has more than four fonts.
  private static let ids: Set<Int> = [1, 4, 6, 16]

  /// - Parameter isWide: whether it is in UTF-16; the names for old Macs are nearly ASCII.
  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A big-endian number; nil if it is outside of the bytes.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
