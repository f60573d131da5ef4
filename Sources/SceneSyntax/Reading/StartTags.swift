import SceneDiagnostics

extension DocumentReader {
  /// The end of a start tag.
  enum TagEnd {
    case open, selfClosing, missing
  }

  /// Parses `<name …>` or `<name …/>`.
  mutating func readStartTag() {
    let start = index
    index += 1
    isTagBroken = false
    let name = readName(of: .element)
    guard tree.openElements.count < limits.depth else { return stopAtDepth(name) }
    if tree.openElements.isEmpty, tree.document.root != nil {
      reportOutsideRoot(ContentOutsideRoot(content: .element(excerpt(name))), name)
    }
    tree.open(
      Document.Node(.element, string(name), name: SourceRange(name), range: SourceRange(start, index)))
    let end = readRestOfStartTag(start)
    tree.endStartTag(at: index)
    if isTagBroken { tree.markInnermostBroken(isUncertain: end == .missing) }
    if end == .selfClosing { tree.close(at: index) }
  }

  /// Parses attributes until the tag ends.
  private mutating func readRestOfStartTag(_ start: Int) -> TagEnd {
    while true {
      skipWhitespace()
      if isConflictMarker(at: index) {
        readConflict()
        continue
      }
      switch byte {
      case .greaterThan:
        index += 1
        return .open
      case .slash:
        if readSlash() { return .selfClosing }
      case .lessThan, .endOfFile:
        reportUnclosedTag(start)
        return .missing
      default:
        if NameCharacters.canStart(byte) || isAttributeName(at: index) { readAttribute() } else { readStray() }
      }
    }
  }

  /// Parses a slash in a start tag.
  ///
  /// - Returns: whether it ends the tag.
  private mutating func readSlash() -> Bool {
    let slash = index
    index += 1
    let isApart = skipWhitespace()
    guard byte == .greaterThan else {
      reportUnexpected("'/'", slash..<slash + 1)
      return false
    }
    if isApart { reportUnexpected("white space between '/' and '>'", slash + 1..<index) }
    index += 1
    return true
  }

  /// Whether a word at `place` is a name, apart from invalid characters.
  private func isAttributeName(at place: Int) -> Bool {
    guard !bytes[place].endsWord else { return false }
    if endOfName(from: place) > place { return true }
    let end = bytes[place...].firstIndex(where: \.endsWord) ?? bytes.count
    return end < bytes.count && bytes[end] == .equals
  }

  /// Skips characters that are not part of an attribute: a sign, an equals sign, a quoted text.
  private mutating func readStray() {
    let start = index
    while !byte.endsWord { index += 1 }
    if byte == .equals { index += 1 }
    if byte.isQuote {
      let quote = byte
      index += 1
      skipStrayText(to: quote)
    }
    reportUnexpected("'\(excerpt(start..<index))'", start..<index)
  }

  private mutating func skipStrayText(to quote: UInt8) {
    var end = index
    while end < bytes.count, bytes[end] != .lessThan, bytes[end] != .greaterThan {
      end += 1
      if bytes[end - 1] == quote { return index = end }
    }
  }

  /// Reports a tag that starts at `start` and has no `>`.
  mutating func reportUnclosedTag(_ start: Int) {
    guard !isCutShort else { return }
    let isAtEnd = byte == .endOfFile
    let end = bytes[start..<index].firstIndex(where: \.isWhitespace) ?? index
    let isEndTag = has("</", at: start)
    reportInTag(
      UnclosedTag(tag: excerpt(start..<end)), start..<end,
      fix: isEndTag ? insertion(of: ">", at: end) : nil)
    isCutShort = isAtEnd
  }

  /// Reports characters that are not part of the tag syntax.
  mutating func reportUnexpected(_ what: String, _ range: Range<Int>) {
    reportInTag(UnexpectedCharacters(what: what), range, fix: removal(of: range))
  }

  /// Reports an error inside a tag, and marks the tag.
  mutating func reportInTag(
    _ message: some DiagnosticMessage, _ range: Range<Int>, notes: [Note] = [], fix: Fix? = nil
  ) {
    isTagBroken = true
    report(message, range, notes: notes, fix: fix)
  }

  private mutating func stopAtDepth(_ name: Range<Int>) {
    report(LimitExceeded(what: "the elements inside each other", limit: "\(limits.depth) levels"), name)
    isCutShort = true
    index = bytes.count
  }
}
