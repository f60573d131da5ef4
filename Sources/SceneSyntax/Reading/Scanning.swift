import SceneDiagnostics

/// The basic steps of the lexer.
extension DocumentReader {
  /// The next byte.
  var byte: UInt8 { index < bytes.count ? bytes[index] : .endOfFile }

  /// A byte behind the next one.
  func byte(after distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : .endOfFile
  }

  /// Whether `text` is at an index.
  func has(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for (offset, byte) in buffer.enumerated() where bytes[start + offset] != byte { return false }
      return true
    }
  }

  /// The next index of `text`; nil if there is none.
  func next(_ text: StaticString, from start: Int) -> Int? {
    let first = text.withUTF8Buffer { $0.first } ?? .endOfFile
    var place = start
    while place < bytes.count {
      if bytes[place] == first, has(text, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// Whether two ranges have the same bytes.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in 0..<one.count where bytes[one.lowerBound + offset] != bytes[other.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Skips white space.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index > start
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a range for a message: its first line, shortened.
  func excerpt(_ range: Range<Int>) -> String {
    var end =
      range.prefix(60).first { bytes[$0] == .lineFeed || bytes[$0] == .carriageReturn } ?? range.prefix(60).endIndex
    while end > range.lowerBound, end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end) + (end < range.upperBound ? "…" : "")
  }

  /// The place of a range.
  func place(_ range: Range<Int>) -> Place { Place(file, SourceRange(range)) }

  /// A fix-it that removes a range.
  func removal(of range: Range<Int>) -> Fix { Fix("remove it", edits: [Fix.Edit(place(range), with: "")]) }

  /// A fix-it that inserts text.
  func insertion(of text: String, at place: Int) -> Fix {
    Fix(text == " " ? "insert a space" : "insert '\(text)'", edits: [Fix.Edit(self.place(place..<place), with: text)])
  }

  /// Reports a syntax error, unless the limit is reached.
  mutating func report(
    _ message: some DiagnosticMessage, _ range: Range<Int>, notes: [Note] = [], fix: Fix? = nil
  ) {
    guard log.diagnostics.count < limits.errors else { return }
    log.report(message, at: place(range), notes: notes, fix: fix)
  }
}

extension SourceRange {
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
  var bytes: Range<Int> { start..<end }
}
