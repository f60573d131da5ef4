import SceneDiagnostics

extension DocumentReader {
  /// Parses the characters up to the next markup.
  mutating func readText() {
    let start = index
    let isPlain = skipText()
    let range = start..<index
    guard !tree.openElements.isEmpty else { return checkOutsideRoot(range) }
    checkLength(range, "a text")
    let text = isPlain ? string(range) : resolved(range, inAttribute: false)
    tree.append(Document.Node(.text, text, range))
  }

  /// Skips text.
  ///
  /// - Returns: whether its value is equal to its bytes.
  private mutating func skipText() -> Bool {
    let start = index
    var isPlain = true
    while index < bytes.count {
      switch bytes[index] {
      case .lessThan:
        if startsMarkup(at: index) { return isPlain }
        if !tree.openElements.isEmpty { reportLessThan(index) }
      case .ampersand, .carriageReturn:
        isPlain = false
      case .greaterThan:
        if index - start >= 2, has("]]", at: index - 2) { reportSectionEnd(index - 2) }
      default:
        break
      }
      index += 1
    }
    return isPlain
  }

  /// Whether the `<` at `place` begins markup.
  func startsMarkup(at place: Int) -> Bool {
    switch place + 1 < bytes.count ? bytes[place + 1] : .endOfFile {
    case .slash, .exclamationMark, .questionMark: true
    case .lessThan: isConflictMarker(at: place)
    case .ampersand: false
    case let following: !following.endsWord
    }
  }

  /// Reports a `<` that does not begin markup, unless it is part of a conflict marker.
  mutating func reportLessThan(_ place: Int) {
    guard bytes[place] == .lessThan else { return }
    reportUnescaped("<", "&lt;", place..<place + 1)
  }

  /// Reports a character that must be written as a reference.
  mutating func reportUnescaped(_ character: String, _ reference: String, _ range: Range<Int>) {
    let last = place(range.upperBound - 1..<range.upperBound)
    isTagBroken = true
    report(
      UnescapedCharacter(characters: character, replacement: reference), range,
      fix: Fix(replace: last, with: reference))
  }

  private mutating func reportSectionEnd(_ place: Int) {
    guard !tree.openElements.isEmpty else { return }
    reportUnescaped("]]>", "&gt;", place..<place + 3)
  }

  /// Only white space is allowed outside the root.
  private mutating func checkOutsideRoot(_ range: Range<Int>) {
    guard let first = range.first(where: { !bytes[$0].isWhitespace }) else { return }
    let last = range.last { !bytes[$0].isWhitespace } ?? first
    reportOutsideRoot(ContentOutsideRoot(content: .text), first..<last + 1)
  }

  /// Reports content outside the root, unless error recovery closed the root.
  mutating func reportOutsideRoot(_ message: ContentOutsideRoot, _ range: Range<Int>) {
    if belatedEndTags.isEmpty { report(message, range) }
  }

  /// Reports a range that exceeds the length limit.
  mutating func checkLength(_ range: Range<Int>, _ what: String) {
    guard range.count > limits.length else { return }
    report(LimitExceeded(what: what, limit: "\(limits.length) bytes"), range.lowerBound..<range.lowerBound + 1)
  }
}
