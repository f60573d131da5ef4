import SceneDiagnostics
import SceneSyntax

/// Arranges elements, comments and text in lines.
extension SceneFormatter {
  /// Writes the contents of an element or of the file. `end` is the end of the preceding markup in the source.
  mutating func write(_ items: Items, level: Int, after end: Int) {
    var end = end
    // A comment can follow a start tag or an element on its line, but not the XML declaration.
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

  /// Whether an element stays on one line, because the source has it on one line and it contains only a text or
  /// nothing.
  private func stays(_ item: Items.Item, onTheLineOf parent: Document.Node) -> Bool {
    guard lineEnds(in: parent.startTagRange.end..<item.range.lowerBound) == 0 else { return false }
    switch item.kind {
    case .element:
      // An empty element ends at its start tag, apart from an end tag.
      guard Items(document.children(of: item.node), of: document).all.isEmpty else { return false }
    case .text, .cdata, .comment: guard lineEnds(in: item.range) == 0 else { return false }
    case .processingInstruction: return false
    }
    // Line ends in the end tag do not count.
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

  /// The number of line ends in a range of the source: CR, LF and CRLF.
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
