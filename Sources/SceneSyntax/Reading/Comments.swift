import SceneDiagnostics

extension DocumentReader {
  /// Parses markup that begins with `<!`.
  mutating func readDeclarationOrComment() {
    if has("<!--", at: index) {
      readComment()
    } else if has("<![CDATA[", at: index) {
      readSection()
    } else if isDocumentType(at: index) {
      readDocumentType()
    } else {
      readUnknownDeclaration()
    }
  }

  private mutating func readComment() {
    let start = index
    guard let first = next("-->", from: start + 4) else { return readUnclosed(.comment, start..<start + 4) }
    readConflicts(in: start + 4..<first)
    // The end could have been in the blanked side of the conflict.
    guard let end = next("-->", from: start + 4) else { return readUnclosed(.comment, start..<start + 4) }
    reportHyphens(start + 4..<end)
    index = end + 3
    appendMarkup(.comment, start..<index, content: start + 4..<end)
  }

  /// Reports runs of hyphens in a comment. A run before the end can be part of a wrong end.
  private mutating func reportHyphens(_ content: Range<Int>) {
    var place = content.lowerBound
    while place < content.upperBound {
      guard has("--", at: place) else {
        place += 1
        continue
      }
      let start = place
      while place < content.upperBound, bytes[place] == .hyphen { place += 1 }
      let isLast = place == content.upperBound
      report(
        DoubleHyphen(), start..<place,
        fix: isLast ? removal(of: start..<place) : Fix(replace: self.place(start..<place), with: "-"))
    }
  }

  private mutating func readSection() {
    let start = index
    let content = start + 9
    guard let first = next("]]>", from: content) else { return readUnclosed(.cdataSection, start..<content) }
    readConflicts(in: content..<first)
    guard let end = next("]]>", from: content) else { return readUnclosed(.cdataSection, start..<content) }
    index = end + 3
    if tree.openElements.isEmpty {
      reportOutsideRoot(ContentOutsideRoot(content: .text), start..<index)
    } else {
      appendMarkup(.cdata, start..<index, content: content..<end)
    }
  }

  /// Parses markup without an end: it contains the rest of the file.
  mutating func readUnclosed(_ markup: UnclosedMarkup.Markup, _ opening: Range<Int>) {
    report(UnclosedMarkup(markup: markup), opening)
    isCutShort = true
    index = bytes.count
  }

  /// Adds a node that is not an element.
  mutating func appendMarkup(_ kind: Document.Node.Kind, _ range: Range<Int>, content: Range<Int>) {
    checkLength(
      content, kind == .comment ? "a comment" : kind == .cdata ? "a CDATA section" : "a processing instruction")
    let isPlain = !bytes[content].contains(.carriageReturn)
    let text = isPlain ? string(content) : String(decoding: unixLines(content), as: UTF8.self)
    tree.append(Document.Node(kind, text, range))
  }

  /// The bytes of a range with line ends as LF.
  private func unixLines(_ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    for place in range {
      let byte = bytes[place]
      if byte == .carriageReturn {
        text.append(.lineFeed)
      } else if byte != .lineFeed || place == range.lowerBound || bytes[place - 1] != .carriageReturn {
        text.append(byte)
      }
    }
    return text
  }

  private mutating func readUnknownDeclaration() {
    let start = index
    index += 2
    _ = readWord()
    report(UnknownDeclaration(opening: excerpt(start..<index)), start..<index)
    while byte != .greaterThan, byte != .lessThan, byte != .endOfFile { index += 1 }
    if byte == .greaterThan { index += 1 }
  }
}
