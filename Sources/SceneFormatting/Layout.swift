import SceneDiagnostics
import SceneSyntax

/// Where things stand.
extension SceneFormatter {
  /// Writes what stands inside an element, or at the top; `end` is where what stands before it ends in the source.
  mutating func write(_ items: Items, level: Int, after end: Int) {
    var end = end
    // A comment can stand behind a start tag or an element, but not behind the XML declaration.
    var canBeFollowedByComment = level > 0
    for item in items.all {
      let gap = lineEnds(in: end..<item.range.lowerBound)
      if item.kind == .comment, gap == 0, canBeFollowedByComment {
        output.append(.space)
      } else {
        startLine(level, isApart: gap > 1)
      }
      write(item, level: level)
      end = item.range.upperBound
      canBeFollowedByComment = item.kind == .element
    }
  }

  private mutating func startLine(_ level: Int, isApart: Bool) {
    guard !output.isEmpty else { return }
    endLine()
    if isApart { endLine() }
    indent(level)
  }

  private mutating func write(_ item: Items.Item, level: Int) {
    switch item.kind {
    case .element: writeElement(item.node, level: level)
    case .comment: writeComment(item.range, level: level)
    case .processingInstruction: writeInstruction(item)
    case .text, .cdata: writeText(item)
    }
  }

  private mutating func writeElement(_ id: Document.NodeID, level: Int) {
    let node = document[id]
    let items = Items(document.children(of: id), of: document)
    let isOneLine = writeStartTag(id, isEmpty: items.all.isEmpty, level: level)
    guard !items.all.isEmpty else { return }
    if isOneLine, let item = items.all.first, items.all.count == 1, stays(item, onTheLineOf: node) {
      let (length, start) = (output.count, lineStart)
      writeOnLine(item)
      writeEndTag(node)
      if lineStart == start, column <= Self.width { return }
      takeBack(to: length, lineStart: start)
    }
    write(items, level: level + 1, after: node.startTagRange.end)
    endLine()
    indent(level)
    writeEndTag(node)
  }

  /// Whether an author wrote all of an element on one line and it is little enough to stay there: a text, or an element
  /// with nothing inside.
  private func stays(_ item: Items.Item, onTheLineOf parent: Document.Node) -> Bool {
    guard lineEnds(in: parent.startTagRange.end..<item.range.lowerBound) == 0 else { return false }
    switch item.kind {
    case .element:
      // An empty element, which ends where its start tag does but for an end tag.
      guard Items(document.children(of: item.node), of: document).all.isEmpty else { return false }
    case .text, .cdata, .comment: guard lineEnds(in: item.range) == 0 else { return false }
    case .processingInstruction: return false
    }
    // The end tag has no line end in it that would count.
    var end = item.range.upperBound
    while end < parent.range.end, source[end].isWhitespace { end += 1 }
    return lineEnds(in: item.range.upperBound..<end) == 0
  }

  private mutating func writeOnLine(_ item: Items.Item) {
    switch item.kind {
    case .element: _ = writeStartTag(item.node, isEmpty: true, level: 0)
    case .text, .cdata: writeText(item)
    case .comment, .processingInstruction: output += source[item.range]
    }
  }

  private mutating func writeEndTag(_ node: Document.Node) {
    output.append(.lessThan)
    output.append(.slash)
    output += source[node.nameRange.start..<node.nameRange.end]
    output.append(.greaterThan)
  }

  /// How many lines end in a stretch of the source; CR, LF and CRLF all end one.
  func lineEnds(in range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      if source[index] == .lineFeed {
        count += 1
      } else if source[index] == .carriageReturn, index + 1 >= source.count || source[index + 1] != .lineFeed {
        count += 1
      }
    }
    return count
  }
}
