/// The lexer: divides Swift into tokens, in one pass.
///
/// It recognizes strings with all delimiters and interpolations, regular expressions, and nested comments, so that
/// their contents are not taken for code. It recognizes numbers and operators only as far as needed to skip them.
struct SwiftLexer {
  let bytes: [UInt8]
  var index = 0
  /// Whether a string or comment has no end.
  var isIncomplete = false
  /// The code that is interpolated into strings so far, without the code inside strings in it.
  var interpolations: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if has("#!") { skipLine() }
  }

  /// The next token.
  mutating func next() -> SwiftToken {
    let before = index
    var isFirstOnLine = index == 0
    while true {
      isFirstOnLine = skipSpace() || isFirstOnLine
      let (start, spaceBefore) = (index, index > before || before == 0)
      guard let kind = readToken() else { continue }
      let range = kind == .quotedWord ? start + 1..<max(start + 1, index - 1) : start..<index
      return SwiftToken(kind: kind, range: range, isFirstOnLine: isFirstOnLine, hasSpaceBefore: spaceBefore)
    }
  }

  /// Skips white space and comments, and returns whether there was a line end.
  private mutating func skipSpace() -> Bool {
    var endsLine = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        endsLine = true
        index += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: index += 1
      case UInt8(ascii: "/") where has("//"): skipLine()
      case UInt8(ascii: "/") where has("/*"): skipComment()
      default: return endsLine
      }
    }
    return endsLine
  }

  /// Reads a token; nil for a directive, which is skipped.
  private mutating func readToken() -> SwiftToken.Kind? {
    guard index < bytes.count else { return .end }
    let byte = bytes[index]
    switch byte {
    case _ where byte.isWordStart:
      skipWord()
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipWord()
      return .literal
    case UInt8(ascii: "`"):
      skipQuotedWord()
      return .quotedWord
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return .literal
    case UInt8(ascii: "#"): return readHash()
    case UInt8(ascii: "/"):
      if skipRegex() { return .literal }
    case UInt8(ascii: "-") where has("->"):
      index += 2
      return .arrow
    default: break
    }
    index += 1
    return .sign(byte)
  }

  /// Reads a token that begins with `#`: a raw string, a regular expression, a directive or a macro.
  private mutating func readHash() -> SwiftToken.Kind? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    switch byte(at: index + hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      skipString(hashes: hashes)
      return .literal
    case UInt8(ascii: "/"):
      skipExtendedRegex(hashes: hashes)
      return .literal
    default: break
    }
    index += 1
    let start = index
    skipWord()
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "if", "elseif":
      // Skips the condition. All branches are read, whether they are compiled or not.
      skipLine()
      return nil
    case "else", "endif": return nil
    default: return .macro
    }
  }

  // MARK: Bytes

  func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Whether a text follows.
  func has(_ text: StaticString) -> Bool { has(text, at: index) }

  func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipWord() {
    while index < bytes.count, bytes[index].isWordPart { index += 1 }
  }

  private mutating func skipQuotedWord() {
    index += 1
    while let byte = byte(at: index), byte != UInt8(ascii: "`") {
      if byte == 0x0A || byte == 0x0D { return isIncomplete = true }
      index += 1
    }
    if index < bytes.count { index += 1 } else { isIncomplete = true }
  }
}

extension UInt8 {
  /// Whether a name can begin with it. Every letter beyond ASCII counts as one.
  fileprivate var isWordStart: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F || self == 0x24 || self >= 0x80
  }

  /// Whether it can be part of a name or a number.
  fileprivate var isWordPart: Bool { isWordStart || self >= 0x30 && self <= 0x39 }
}
