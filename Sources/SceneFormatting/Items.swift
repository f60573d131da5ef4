import SceneDiagnostics
package import SceneSyntax

/// What stands inside an element, white space between it left out.
package struct Items {
  /// One thing that is written as a whole.
  package struct Item {
    /// Its node; the first one of a text.
    package let node: Document.NodeID
    package let kind: Document.Node.Kind
    /// Where it stands in the source; a text without the white space round it.
    package fileprivate(set) var range: Range<Int>
  }

  package private(set) var all: [Item] = []

  package init(_ nodes: Document.Children, of document: Document) {
    var isText = false
    for id in nodes {
      let node = document[id]
      let range = node.range.start..<node.range.end
      switch node.kind {
      case .text, .cdata:
        // Text and the CDATA sections beside it are one text; white space between them belongs to it.
        if isText {
          all[all.count - 1].range = all[all.count - 1].range.lowerBound..<range.upperBound
        } else {
          all.append(Item(node: id, kind: .text, range: range))
        }
        isText = true
      case .element, .comment, .processingInstruction:
        if isText { endText(document.file.bytes) }
        all.append(Item(node: id, kind: node.kind, range: range))
        isText = false
      }
    }
    if isText { endText(document.file.bytes) }
  }

  /// Takes white space off both ends of the text that was added last, and the text away if nothing is left.
  private mutating func endText(_ source: [UInt8]) {
    guard var text = all.popLast() else { return }
    while let first = text.range.first, source[first].isWhitespace { text.range.removeFirst() }
    while let last = text.range.last, source[last].isWhitespace { text.range.removeLast() }
    if !text.range.isEmpty { all.append(text) }
  }
}
