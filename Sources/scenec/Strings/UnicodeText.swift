/// Decodes text in UTF-8 and UTF-16, with or without a byte order mark.
enum UnicodeText {
  /// The text; nil if the bytes are neither.
  static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    // Translations begin with ASCII: a quotation mark, a comment, a space. In UTF-16, one byte of it is zero.
    if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 { return utf16(bytes[...], isLittle: bytes[1] == 0) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Where the text begins, behind a byte order mark; nil if it is not in UTF-8.
  static func startOfUTF8(_ bytes: [UInt8]) -> Int? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0)
    return isUTF16 ? nil : 0
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
