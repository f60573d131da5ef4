import SceneDiagnostics
import SceneSyntax

/// Writes start tags.
extension SceneFormatter {
  /// Writes a start tag: on one line, or with one attribute on each line if it would be too long.
  ///
  /// - Returns: whether it is on one line.
  mutating func writeStartTag(_ id: Document.NodeID, isEmpty: Bool, level: Int) -> Bool {
    let node = document[id]
    let attributes = WrittenOrder.sorted(document.attributes(of: id), of: node.text)
    let (length, start) = (output.count, lineStart)
    writeName(node)
    for attribute in attributes {
      output.append(.space)
      write(attribute)
    }
    endTag(isEmpty: isEmpty)
    if attributes.count < 2 || column <= Self.width { return true }

    takeBack(to: length, lineStart: start)
    writeName(node)
    for attribute in attributes {
      endLine()
      // Deeper than the contents of the element, to distinguish both.
      indent(level + 2)
      write(attribute)
    }
    endTag(isEmpty: isEmpty)
    return false
  }

  private mutating func writeName(_ node: Document.Node) {
    output.append(.lessThan)
    output += source[node.nameRange.start..<node.nameRange.end]
  }

  private mutating func write(_ attribute: Document.Attribute) {
    output += source[attribute.nameRange.start..<attribute.nameRange.end]
    output.append(.equals)
    output.append(.quote)
    writeCharacters(attribute.valueRange.start..<attribute.valueRange.end, of: .attribute)
    output.append(.quote)
  }

  private mutating func endTag(isEmpty: Bool) {
    if isEmpty { output.append(.slash) }
    output.append(.greaterThan)
  }
}
