internal import SceneDiagnostics

/// The value of an attribute as it stands in a file.
struct AttributeValue {
  let text: String
  let range: Range<Int>
  let quote: UInt8
}

extension DocumentReader {
  /// Reads `"value"`, from the quote on.
  mutating func readQuotedValue(of name: Range<Int>) -> AttributeValue {
    let quote = byte
    let start = index + 1
    var end = start
    var isPlain = true
    var hasLessThan = false
    while end < bytes.count, bytes[end] != quote {
      let byte = bytes[end]
      if byte == .ampersand || byte < .space { isPlain = false }
      if byte == .lessThan { hasLessThan = true }
      end += 1
    }
    guard end < bytes.count, !isQuoteOfAnother(end) else { return readUnclosedValue(of: name) }
    index = end + 1
    let range = start..<end
    checkLength(range, "an attribute value")
    if hasLessThan { for place in range where bytes[place] == .lessThan { reportLessThan(place) } }
    let text = isPlain ? string(range) : resolved(range, inAttribute: true)
    return AttributeValue(text: text, range: range, quote: quote)
  }

  /// Whether the quote at `place` opens another value, and the one that should have closed ours is missing.
  private func isQuoteOfAnother(_ place: Int) -> Bool {
    let following = place + 1 < bytes.count ? bytes[place + 1] : .space
    return bytes[place - 1] == .equals
      && !(following.isWhitespace || following == .slash || following == .greaterThan)
  }

  /// Reads a value without a closing quote: up to where the next attribute begins or the tag or line ends.
  private mutating func readUnclosedValue(of name: Range<Int>) -> AttributeValue {
    let quote = byte
    let start = index + 1
    let message = UnclosedAttributeValue(name: string(name), quote: quote == .quote ? "\"" : "'")
    reportInTag(message, index..<start)
    index = start
    while index < bytes.count, !endsUnclosedValue(at: index) { index += 1 }
    if byte == .greaterThan, index > start, bytes[index - 1] == .slash { index -= 1 }
    if byte == .endOfFile { isCutShort = true }
    return AttributeValue(text: string(start..<index), range: start..<index, quote: quote)
  }

  private func endsUnclosedValue(at place: Int) -> Bool {
    switch bytes[place] {
    case .lineFeed, .carriageReturn, .lessThan, .greaterThan: return true
    case .space, .tab:
      let end = endOfName(from: place + 1)
      return end > place + 1 && end < bytes.count && bytes[end] == .equals
    default: return false
    }
  }

  /// Reads a word where a quoted value should be, or a text in typographic quotes.
  mutating func readUnquotedValue(of name: Range<Int>) -> AttributeValue {
    let start = index
    let typographic = typographicText(from: start)
    index = typographic?.end ?? endOfUnquotedValue(from: start)
    let content = typographic?.content ?? start..<index
    let fix = Fix(replace: place(start..<index), with: "\"\(string(content))\"")
    let message = UnquotedAttributeValue(name: string(name), isTypographic: typographic != nil)
    reportInTag(message, start..<index, fix: fix)
    return AttributeValue(text: string(content), range: content, quote: .quote)
  }

  private func endOfUnquotedValue(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !endsUnquotedValue(at: end) { end += 1 }
    return end
  }

  /// A text between quotes such as word processors make, on one line and in one tag.
  private func typographicText(from start: Int) -> (content: Range<Int>, end: Int)? {
    guard let closing = Self.typographicQuotes.first(where: { has($0.opening, at: start) })?.closing else { return nil }
    var end = start + 3
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .lessThan, bytes[end] != .greaterThan {
      if has(closing, at: end) { return (start + 3..<end, end + 3) }
      end += 1
    }
    return nil
  }

  private func endsUnquotedValue(at place: Int) -> Bool {
    let byte = bytes[place]
    if byte == .slash { return place + 1 < bytes.count && bytes[place + 1] == .greaterThan }
    return byte.isWhitespace || byte == .greaterThan || byte == .lessThan
  }

  private static let typographicQuotes: [(opening: StaticString, closing: StaticString)] = [
    ("\u{201C}", "\u{201D}"), ("\u{201D}", "\u{201D}"), ("\u{201E}", "\u{201C}"),
    ("\u{2018}", "\u{2019}"), ("\u{2019}", "\u{2019}"),
  ]
}
