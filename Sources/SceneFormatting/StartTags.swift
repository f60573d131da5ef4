import SceneDiagnostics
import SceneSyntax

/// Writes start tags.
extension SceneFormatter {
  /// Writes a start tag: on one line, or with one line for each group of attributes if it would be too long.
  ///
  /// - Returns: whether it is on one line.
  mutating func writeStartTag(_ id: Document.NodeID, isEmpty: Bool, level: Int) -> Bool {
    let node = document[id]
    let written = document.attributes(of: id)
    let order = written.count < 2 ? nil : WrittenOrder.of(node.text)
    let attributes = order?.sorted(written) ?? written
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
    // Deeper than the contents of the element, to distinguish both.
    writeLines(of: attributes, order, level: level + 2, endLength: isEmpty ? 2 : 1)
    endTag(isEmpty: isEmpty)
    return false
  }

  /// Writes the attributes of each group on a line of their own, or on several if they do not fit. The first group
  /// follows the name of the element.
  private mutating func writeLines(
    of attributes: ArraySlice<Document.Attribute>, _ order: WrittenOrder?, level: Int, endLength: Int
  ) {
    var last: WrittenOrder.Group?
    for index in attributes.indices {
      let group = order?.group(of: attributes[index].name) ?? .rest
      let space = index == attributes.indices.last ? endLength : 0
      if last != nil && last != group || !writeOnSameLine(attributes[index], leaving: space) {
        endLine()
        indent(level)
        write(attributes[index])
      }
      last = group
    }
  }

  /// Writes an attribute on the current line if it fits; returns whether it does.
  private mutating func writeOnSameLine(_ attribute: Document.Attribute, leaving space: Int) -> Bool {
    let (length, start) = (output.count, lineStart)
    output.append(.space)
    write(attribute)
    if column + space <= Self.width { return true }
    takeBack(to: length, lineStart: start)
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
