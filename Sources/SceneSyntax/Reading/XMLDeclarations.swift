import SceneDiagnostics

/// The encoding of the XML declaration.
enum DeclaredEncoding {
  case utf8
  case ascii(SourceRange)
  case other
}

extension DocumentReader {
  /// Parses `<?xml version="1.0" …?>`, if the file begins with it.
  mutating func readDeclaration() -> DeclaredEncoding {
    guard has("<?xml", at: index), byte(after: 5).isWhitespace || byte(after: 5) == .questionMark else { return .utf8 }
    let start = index
    let end = endOfDeclaration(start)
    index = start + 5
    let encoding = readDeclaration(to: end.content, start)
    index = end.whole
    appendMarkup(.processingInstruction, start..<index, content: start + 2..<end.content)
    return encoding
  }

  /// The end of the content and of the whole declaration; at its first `>` if the `?` is missing.
  private mutating func endOfDeclaration(_ start: Int) -> (content: Int, whole: Int) {
    let angle = bytes[(start + 5)...].firstIndex { $0 == .greaterThan || $0 == .lessThan } ?? bytes.count
    let isClosed = angle < bytes.count && bytes[angle] == .greaterThan
    if isClosed, bytes[angle - 1] == .questionMark { return (angle - 1, angle + 1) }
    report(
      InvalidDeclaration(problem: .unclosed), start..<start + 5,
      fix: isClosed ? insertion(of: "?", at: angle) : nil)
    return (angle, isClosed ? angle + 1 : angle)
  }

  private mutating func readDeclaration(to end: Int, _ start: Int) -> DeclaredEncoding {
    var encoding = DeclaredEncoding.utf8
    var expected = ["version", "encoding", "standalone"][...]
    while index < end {
      let isApart = skipWhitespace()
      guard index < end else { break }
      let partStart = index
      guard let part = readPart(to: end), let position = expected.firstIndex(of: string(part.name)) else {
        reportUnexpectedPart(partStart..<end)
        break
      }
      if !isApart {
        report(MissingWhitespace(name: excerpt(part.name)), part.name, fix: insertion(of: " ", at: partStart))
      }
      if position > 0, expected.startIndex == 0 { reportMissingVersion(start) }
      expected = expected[(position + 1)...]
      switch position {
      case 0: checkVersion(part.value)
      case 1: encoding = checkEncoding(part.value)
      default: checkStandalone(part.value)
      }
    }
    if expected.startIndex == 0 { reportMissingVersion(start) }
    return encoding
  }

  /// Parses `name="value"`.
  private mutating func readPart(to end: Int) -> (name: Range<Int>, value: Range<Int>)? {
    let name = index..<endOfName(from: index)
    index = name.upperBound
    skipWhitespace()
    guard byte == .equals else { return nil }
    index += 1
    skipWhitespace()
    let quote = byte
    guard quote.isQuote, index < end, let closing = bytes[(index + 1)..<end].firstIndex(of: quote) else { return nil }
    let value = index + 1..<closing
    index = closing + 1
    return (name, value)
  }

  private mutating func reportUnexpectedPart(_ range: Range<Int>) {
    let last = range.last { !bytes[$0].isWhitespace } ?? range.lowerBound
    let part = range.lowerBound..<last + 1
    report(InvalidDeclaration(problem: .unexpected(excerpt(part))), part)
  }

  private mutating func reportMissingVersion(_ start: Int) {
    report(
      InvalidDeclaration(problem: .missingVersion), start..<start + 5,
      fix: insertion(of: " version=\"1.0\"", at: start + 5))
  }

  /// Version 1.1 is parsed as 1.0, as the fifth edition requires.
  private mutating func checkVersion(_ range: Range<Int>) {
    let version = string(range)
    let minor = version.utf8.dropFirst(2)
    guard version.hasPrefix("1."), !minor.isEmpty, minor.allSatisfy({ (0x30...0x39).contains($0) }) else {
      let fix = Fix(replace: place(visible(range)), with: range.isEmpty ? "\"1.0\"" : "1.0")
      return report(InvalidDeclaration(problem: .version(version)), visible(range), fix: fix)
    }
  }

  private mutating func checkEncoding(_ range: Range<Int>) -> DeclaredEncoding {
    switch string(range).lowercased() {
    case "utf-8", "utf8": return .utf8
    case "us-ascii", "ascii": return .ascii(SourceRange(range))
    case "":
      report(InvalidDeclaration(problem: .unexpected(string(visible(range)))), visible(range))
      return .other
    default:
      report(UnsupportedEncoding(encoding: string(range)), visible(range))
      return .other
    }
  }

  private mutating func checkStandalone(_ range: Range<Int>) {
    let value = string(range)
    guard value != "yes", value != "no" else { return }
    report(InvalidDeclaration(problem: .standalone(value)), visible(range))
  }

  /// A value, with its quotes if it is empty.
  private func visible(_ value: Range<Int>) -> Range<Int> {
    value.isEmpty ? value.lowerBound - 1..<value.upperBound + 1 : value
  }
}
