import SceneDiagnostics

/// The value of an attribute in the source.
struct SourceValue {
  let text: String
  let range: Range<Int>
  let quote: UInt8
}

extension DocumentReader {
  /// Parses `"value"`, starting at the quote.
  mutating func readQuotedValue(of name: Range<Int>) -> SourceValue {
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
    end = endBeyondQuotedWords(end, quote)
    index = end + 1
    let range = start..<end
    checkLength(range, "an attribute value")
    if hasLessThan { reportLessThans(range) }
    let text = isPlain ? string(range) : resolved(range, inAttribute: true)
    return SourceValue(text: text, range: range, quote: quote)
  }

  /// Whether the quote at `place` opens the next value, so that the closing quote of this one is missing.
  private func isQuoteOfAnother(_ place: Int) -> Bool {
    bytes[place - 1] == .equals && !isDelimited(place)
  }

  /// Whether another part of the tag can follow the quote at `place`.
  private func isDelimited(_ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return true }
    let following = bytes[place + 1]
    return following.isWhitespace || following == .slash || following == .greaterThan
  }

  /// Parses a value without a closing quote: up to the next attribute, or the end of the tag or line.
  private mutating func readUnclosedValue(of name: Range<Int>) -> SourceValue {
    let quote = byte
    let start = index + 1
    index = start
    while index < bytes.count, !endsUnclosedValue(at: index) { index += 1 }
    if byte == .greaterThan, index > start, bytes[index - 1] == .slash { index -= 1 }
    if byte == .endOfFile { isCutShort = true }
    if index > start + 1, bytes[index - 1] == quote { return readValueHoldingQuotes(start..<index - 1, quote) }
    let isClosedByOther = index > start && bytes[index - 1].isQuote
    let range = start..<(isClosedByOther ? index - 1 : index)
    let written = quote == .quote ? "\"" : "'"
    reportInTag(
      UnclosedAttributeValue(name: excerpt(name), quote: written), start - 1..<start,
      fix: isClosedByOther ? Fix(replace: place(index - 1..<index), with: written) : nil)
    return SourceValue(text: string(range), range: range, quote: quote)
  }

  /// Parses a closed value that contains its own quote behind an equals sign, such as `"a="b"`.
  private mutating func readValueHoldingQuotes(_ range: Range<Int>, _ quote: UInt8) -> SourceValue {
    for inner in range where bytes[inner] == quote {
      reportUnescaped(string(inner..<inner + 1), quote == .quote ? "&quot;" : "&apos;", inner..<inner + 1)
    }
    return SourceValue(text: string(range), range: range, quote: quote)
  }

  /// The end of a value that contains its own quote, such as `'it's'`: the first quote on the same line before an
  /// attribute or the end of the tag.
  private mutating func endBeyondQuotedWords(_ first: Int, _ quote: UInt8) -> Int {
    guard !isDelimited(first), !endsValue(first), let end = quotes(quote, after: first).first(where: endsValue) else {
      return first
    }
    for inner in [first] + quotes(quote, after: first).prefix(while: { $0 < end }) {
      reportUnescaped(string(inner..<inner + 1), quote == .quote ? "&quot;" : "&apos;", inner..<inner + 1)
    }
    return end
  }

  /// Whether the text behind the quote at `place` can follow a value.
  private func endsValue(_ place: Int) -> Bool {
    var following = place + 1
    while following < bytes.count, bytes[following].isWhitespace { following += 1 }
    guard following < bytes.count else { return true }
    return bytes[following] == .slash || bytes[following] == .greaterThan || isAttribute(at: following)
  }

  /// The next quotes of a kind on the same line and in the same tag; only a few, to bound the search.
  private func quotes(_ quote: UInt8, after place: Int) -> [Int] {
    bytes[(place + 1)...].prefix(400)
      .prefix { $0 != .lineFeed && $0 != .carriageReturn && $0 != .lessThan && $0 != .greaterThan }
      .indices.filter { bytes[$0] == quote }
  }

  /// Reports each `<` in a value. Conflict markers have a message of their own.
  private mutating func reportLessThans(_ value: Range<Int>) {
    let end = index
    for place in value where bytes[place] == .lessThan {
      index = place
      if isConflictMarker(at: place) { readConflict() } else { reportLessThan(place) }
    }
    index = end
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

  /// Parses a word instead of a quoted value, or a text in typographic quotes.
  mutating func readUnquotedValue(of name: Range<Int>) -> SourceValue {
    let start = index
    let typographic = typographicText(from: start)
    index = typographic?.end ?? endOfUnquotedValue(from: start)
    let end = index > start + 1 && bytes[index - 1].isQuote ? index - 1 : index
    let content = typographic?.content ?? start..<end
    let fix = Fix(replace: place(start..<index), with: "\"\(string(content))\"")
    let message = UnquotedAttributeValue(name: excerpt(name), isTypographic: typographic != nil)
    reportInTag(message, start..<index, fix: fix)
    return SourceValue(text: string(content), range: content, quote: .quote)
  }

  private func endOfUnquotedValue(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !endsUnquotedValue(at: end) { end += 1 }
    return end
  }

  /// A text in typographic quotes, on one line and in one tag; a word if the closing quote is missing.
  private func typographicText(from start: Int) -> (content: Range<Int>, end: Int)? {
    guard let closing = Self.typographicQuotes.first(where: { has($0.opening, at: start) })?.closing else { return nil }
    var end = start + 3
    let limit = min(bytes.count, start + 400)
    while end < limit, bytes[end] != .lineFeed, bytes[end] != .lessThan, bytes[end] != .greaterThan {
      if has(closing, at: end) { return (start + 3..<end, end + 3) }
      end += 1
    }
    end = endOfUnquotedValue(from: start + 3)
    // The closing quote can be a plain one.
    return (start + 3..<(end > start + 3 && bytes[end - 1].isQuote ? end - 1 : end), end)
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
