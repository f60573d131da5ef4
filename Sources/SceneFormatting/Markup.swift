import SceneDiagnostics
import SceneSyntax

/// Writes comments, processing instructions and text.
extension SceneFormatter {
  /// Writes a comment. Its further lines keep their indentation relative to its first line.
  mutating func writeComment(_ range: Range<Int>, level: Int) {
    let margin = margin(of: range)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      index += 1
      guard byte == .lineFeed || byte == .carriageReturn else {
        output.append(byte)
        continue
      }
      if byte == .carriageReturn, source[index] == .lineFeed { index += 1 }
      endLine()
      guard let margin, source[index..<range.upperBound].starts(with: margin) else { continue }
      index += margin.count
      indent(level)
    }
  }

  /// The white space before a comment, if the comment is the first on its line.
  private func margin(of comment: Range<Int>) -> ArraySlice<UInt8>? {
    var start = comment.lowerBound
    while start > 0, source[start - 1] == .space || source[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || source[start - 1] == .lineFeed || source[start - 1] == .carriageReturn else { return nil }
    return source[start..<comment.lowerBound]
  }

  mutating func writeInstruction(_ item: Items.Item) {
    if let declaration = XMLDeclaration(document[item.node]) {
      output += declaration.text.utf8
    } else {
      writeLines(item.range)
    }
  }

  /// Writes text and the CDATA sections in it.
  mutating func writeText(_ item: Items.Item) {
    var id: Document.NodeID? = item.node
    while let node = id, document[node].range.start < item.range.upperBound {
      let range =
        max(
          document[node].range.start, item.range.lowerBound)..<min(
          document[node].range.end, item.range.upperBound)
      if document[node].kind == .cdata { writeLines(range) } else { writeCharacters(range, of: .text) }
      id = document.siblings(after: node).first { _ in true }
    }
  }

  /// Writes a range of the source unchanged, apart from line ends.
  private mutating func writeLines(_ range: Range<Int>) {
    for index in range {
      let byte = source[index]
      if byte == .carriageReturn {
        endLine()
      } else if byte != .lineFeed {
        output.append(byte)
      } else if index == range.lowerBound || source[index - 1] != .carriageReturn {
        endLine()
      }
    }
  }
}
