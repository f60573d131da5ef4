import SceneDiagnostics

extension DocumentReader {
  /// Parses `</name>`.
  mutating func readEndTag() {
    let start = index
    index += 2
    isTagBroken = false
    if skipWhitespace() { reportUnexpected("white space after '</'", start + 2..<index) }
    let name = readWord()
    if name.isEmpty { reportInTag(InvalidName(name: "", owner: .element), start..<index) }
    readRestOfEndTag(start)
    name.isEmpty ? closeInnermost(at: index) : close(name, tag: start..<index)
  }

  private mutating func readRestOfEndTag(_ start: Int) {
    skipWhitespace()
    let stray = index
    while byte != .greaterThan, byte != .lessThan, byte != .endOfFile { index += 1 }
    if index > stray { reportUnexpected("'\(excerpt(stray..<index))'", stray..<index) }
    if byte == .greaterThan {
      index += 1
    } else {
      reportUnclosedTag(start)
    }
  }

  /// Closes the innermost element of that name, and all elements inside it.
  private mutating func close(_ name: Range<Int>, tag: Range<Int>) {
    let opened = tree.openElements.lastIndex { isSame(nameRange(of: $0), name) }
    guard let opened else { return closeMismatched(name, tag) }
    if opened < tree.openElements.count - 1 { expectBelatedEndTag(name) }
    while opened < tree.openElements.count - 1 { closeUnclosed(before: tag) }
    closeInnermost(at: tag.upperBound)
  }

  private mutating func closeInnermost(at end: Int) {
    if isTagBroken { tree.markInnermostBroken() }
    tree.close(at: end)
  }

  /// Handles an end tag of a name that is not open. If it repeats the element that was closed last, it is superfluous.
  /// Otherwise it is taken for a misspelt end tag of the innermost element.
  private mutating func closeMismatched(_ name: Range<Int>, _ tag: Range<Int>) {
    if let belated = belatedEndTags.lastIndex(where: { isSame($0, name) }) {
      belatedEndTags.remove(at: belated)
      return
    }
    let repeatsSibling = tree.nameRangeOfLastSibling.map { isSame($0.bytes, name) } ?? false
    guard let innermost = tree.openElements.last, !repeatsSibling else {
      return report(UnexpectedEndTag(name: excerpt(name)), tag, fix: removal(of: tag))
    }
    let opened = nameRange(of: innermost)
    reportInTag(
      MismatchedEndTag(name: excerpt(name), expected: excerpt(opened)), name,
      notes: [Note("'\(excerpt(opened))' is opened here", at: place(opened))],
      fix: Fix(replace: place(name), with: string(opened))
    )
    expectBelatedEndTag(opened)
    closeInnermost(at: tag.upperBound)
  }

  /// Closes an element without an end tag, before `tag` or at the end of the file.
  mutating func closeUnclosed(before tag: Range<Int>?) {
    guard let innermost = tree.openElements.last else { return }
    let name = nameRange(of: innermost)
    let end = tag ?? bytes.count..<bytes.count
    if !innermost.isUncertain && !isCutShort {
      let reason = tag.map { "'\(excerpt($0))' closes the element round it" } ?? "the file ends here"
      report(UnclosedElement(name: excerpt(name)), name, notes: [Note(reason, at: place(end))])
    }
    tree.markInnermostBroken()
    expectBelatedEndTag(name)
    tree.close(at: end.lowerBound)
  }

  private func nameRange(of element: DocumentBuilder.OpenElement) -> Range<Int> {
    tree.document.nodes[Int(element.node)].nameRange.bytes
  }

  /// Remembers that an end tag of that name can follow without another error. Only the last few are kept.
  private mutating func expectBelatedEndTag(_ name: Range<Int>) {
    if belatedEndTags.count == 64 { belatedEndTags.removeFirst() }
    belatedEndTags.append(name)
  }
}
