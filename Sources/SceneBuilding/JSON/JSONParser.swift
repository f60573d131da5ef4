package import SceneDiagnostics

/// A parser for JSON as in RFC 8259, without extensions such as comments or trailing commas.
///
/// Foundation's parser does not provide source ranges of values, and reports the position of errors only as text.
package struct JSONParser {
  /// A syntax error and its place.
  package struct Problem: Error {
    package let sentence: String
    package let place: Place

    /// A problem at a place.
    package init(sentence: String, place: Place) { (self.sentence, self.place) = (sentence, place) }
  }

  /// The maximum depth of values. A configuration needs two levels.
  private static let depthLimit = 100

  private let file: SceneFile
  private let bytes: [UInt8]
  private var index: Int
  private var depth = 0

  /// Parses a file, which can start with a byte-order mark.
  package static func value(in file: SceneFile) throws(Problem) -> JSONValue {
    var parser = JSONParser(file)
    if let offset = parser.offsetOfForeignBytes {
      throw parser.problem("this is not text in UTF-8; save the file as UTF-8", at: offset)
    }
    parser.skipSpace()
    if parser.next == nil {
      throw parser.problem("there is nothing in this file; write at least '{}'", at: parser.textStart)
    }
    let value = try parser.readValue()
    parser.skipSpace()
    if parser.next != nil { throw parser.unexpected() }
    return value
  }

  private init(_ file: SceneFile) {
    self.file = file
    bytes = file.bytes
    index = 0
    index = textStart
  }

  // MARK: Values

  private mutating func readValue() throws(Problem) -> JSONValue {
    switch next {
    case UInt8(ascii: "\""): return try readString()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try readNumber()
    default: return try readWord()
    }
  }

  private mutating func readArray() throws(Problem) -> JSONValue {
    let start = index
    var elements: [JSONValue] = []
    try readList(until: UInt8(ascii: "]")) { parser throws(Problem) in elements.append(try parser.readValue()) }
    return value(.array(elements), from: start)
  }

  private mutating func readObject() throws(Problem) -> JSONValue {
    let start = index
    var members: [(name: JSONValue, value: JSONValue)] = []
    try readList(until: UInt8(ascii: "}")) { parser throws(Problem) in
      guard parser.next == UInt8(ascii: "\"") else { throw parser.unexpected() }
      let name = try parser.readString()
      parser.skipSpace()
      try parser.read(UInt8(ascii: ":"))
      parser.skipSpace()
      members.append((name, try parser.readValue()))
    }
    return value(.object(members), from: start)
  }

  /// Parses the items between an opening bracket and `end`, separated by commas.
  private mutating func readList(
    until end: UInt8, _ readItem: (inout JSONParser) throws(Problem) -> Void
  ) throws(Problem) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw problem("this is nested too deeply; a configuration has one object, and lists in it", at: index)
    }
    index += 1
    skipSpace()
    var comma: Int?
    while next != end || comma != nil {
      if next == end, let comma { throw problem("JSON has no comma behind the last of a list; take it out", at: comma) }
      try readItem(&self)
      skipSpace()
      comma = next == UInt8(ascii: ",") ? index : nil
      if comma == nil { break }
      index += 1
      skipSpace()
    }
    try read(end)
  }

  private mutating func readString() throws(Problem) -> JSONValue {
    let start = index + 1
    var text: [UInt8] = []
    index += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw unexpected() }
      if byte == UInt8(ascii: "\\") {
        text += String(try readEscape()).utf8
      } else {
        text.append(byte)
        index += 1
      }
    }
    let end = index
    try read(UInt8(ascii: "\""))
    return JSONValue(
      content: .string(String(decoding: text, as: UTF8.self)), place: Place(file, SourceRange(start, end)))
  }

  private mutating func readEscape() throws(Problem) -> Character {
    let start = index
    index += 1
    let kind = next
    index += kind == nil ? 0 : 1
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try readScalar(from: start))
    case nil: throw unexpected()
    default: throw problem("there is no such escape in JSON; a backslash itself is written '\\\\'", at: start)
    }
  }

  /// Parses the digits behind `\u`, and the second half of a surrogate pair.
  private mutating func readScalar(from start: Int) throws(Problem) -> Unicode.Scalar {
    var units = [try readUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try readUnit())
    }
    let scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    guard scalars.count == 1, Array(String(scalars[0]).utf16) == units else {
      throw problem("this is half of a character; write the character itself", at: start)
    }
    return scalars[0]
  }

  private mutating func readUnit() throws(Problem) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+")
    else { throw unexpected() }
    index += 4
    return unit
  }

  private mutating func readNumber() throws(Problem) -> JSONValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try readDigits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try readDigits()
    }
    if next.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try readDigits()
    }
    return value(.other, from: start)
  }

  private mutating func readDigits() throws(Problem) {
    let count = bytes[index...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    if count == 0 { throw unexpected() }
    index += count
  }

  private mutating func readWord() throws(Problem) -> JSONValue {
    let start = index
    guard let word = ["true", "false", "null"].first(where: { bytes[index...].starts(with: $0.utf8) }) else {
      throw unexpected()
    }
    index += word.utf8.count
    return value(word == "null" ? .other : .boolean(word == "true"), from: start)
  }

  // MARK: Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The start of the text, behind a byte-order mark.
  private var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func read(_ byte: UInt8) throws(Problem) {
    if next != byte { throw unexpected() }
    index += 1
  }

  /// The first byte that is not UTF-8. Zero is not valid in JSON, and is a sign of another encoding.
  private var offsetOfForeignBytes: Int? {
    let understood = String(decoding: bytes, as: UTF8.self).utf8
    let count = zip(bytes, understood).prefix { $0 == $1 && $0 != 0 }.count
    return count < bytes.count ? count : nil
  }

  // MARK: Problems

  private func value(_ content: JSONValue.Content, from start: Int) -> JSONValue {
    JSONValue(content: content, place: Place(file, SourceRange(start, index)))
  }

  /// The error for an unexpected byte.
  private func unexpected() -> Problem {
    switch next {
    case nil:
      problem("the file ends too early; close what is still open: quotation marks, ']' or '}'", at: index)
    case UInt8(ascii: "/"):
      problem("JSON has no comments; take this one out", at: index)
    default:
      problem(
        "this is not JSON; look for a comma, a quotation mark or a bracket that is missing or too many here", at: index)
    }
  }

  private func problem(_ sentence: String, at offset: Int) -> Problem {
    Problem(sentence: sentence, place: Place(file, SourceRange(offset, offset)))
  }
}
