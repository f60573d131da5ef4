import SceneDiagnostics
package import SceneSyntax

/// The contents of an element, without the white space between them.
package struct Items {
  /// A part that is written as a whole.
  package struct Item {
    /// Its node; for a text, the first one.
    package let node: Document.NodeID
    package let kind: Document.Node.Kind
    /// Its range in the source; for a text, without the white space around it.
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
        // Adjacent text and CDATA sections are one text, including the white space between them.
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

  /// Trims the text that was added last, and removes it if it is empty.
  private mutating func endText(_ source: [UInt8]) {
    guard var text = all.popLast() else { return }
    while let first = text.range.first, source[first].isWhitespace { text.range.removeFirst() }
    while let last = text.range.last, source[last].isWhitespace { text.range.removeLast() }
    if !text.range.isEmpty { all.append(text) }
  }
}
