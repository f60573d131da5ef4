import SceneDiagnostics

/// The steps that all of the reading is made of.
extension DocumentReader {
  /// The byte to read next.
  var byte: UInt8 { index < bytes.count ? bytes[index] : .endOfFile }

  /// A byte further on.
  func byte(after distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : .endOfFile
  }

  /// Whether `text` stands at a place.
  func has(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for (offset, byte) in buffer.enumerated() where bytes[start + offset] != byte { return false }
      return true
    }
  }

  /// Where `text` comes next, or nil when it does not.
  func next(_ text: StaticString, from start: Int) -> Int? {
    let first = text.withUTF8Buffer { $0.first } ?? .endOfFile
    var place = start
    while place < bytes.count {
      if bytes[place] == first, has(text, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// Whether two stretches hold the same bytes.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in 0..<one.count where bytes[one.lowerBound + offset] != bytes[other.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Steps over white space.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index > start
  }

  /// The text of a stretch.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a stretch as a message quotes it: its first line, and not too much of that.
  func excerpt(_ range: Range<Int>) -> String {
    var end =
      range.prefix(60).first { bytes[$0] == .lineFeed || bytes[$0] == .carriageReturn } ?? range.prefix(60).endIndex
    while end > range.lowerBound, end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end) + (end < range.upperBound ? "…" : "")
  }

  /// A stretch of the file.
  func place(_ range: Range<Int>) -> Place { Place(file, SourceRange(range)) }

  /// The change that takes a stretch away.
  func removal(of range: Range<Int>) -> Fix { Fix("remove it", edits: [Fix.Edit(place(range), with: "")]) }

  /// The change that puts something in.
  func insertion(of text: String, at place: Int) -> Fix {
    Fix(text == " " ? "insert a space" : "insert '\(text)'", edits: [Fix.Edit(self.place(place..<place), with: text)])
  }

  /// Reports a syntax error, unless there are so many already that another would be noise.
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
