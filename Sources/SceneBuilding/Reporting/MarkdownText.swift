/// A few paragraphs of Markdown, wrapped for a terminal. Code is indented by four columns and not wrapped.
package struct MarkdownText {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The first sentence. A colon before a list or an example becomes a full stop.
  package var summary: String {
    let paragraph = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .joined(separator: " ")
    let words = paragraph.split(separator: " ")
    let end = words.firstIndex { $0.hasSuffix(".") || $0.hasSuffix(":") } ?? words.endIndex - 1
    let sentence = words[...end].joined(separator: " ")
    return sentence.hasSuffix(":") ? String(sentence.dropLast()) + "." : sentence
  }

  /// The text in lines of at most `width` columns, unless a word is longer.
  package func wrapped(to width: Int) -> String {
    var lines: [String] = []
    var paragraph: [Substring] = []
    var isInFence = false
    func endParagraph() {
      if !paragraph.isEmpty { lines += Self.fill(paragraph, width) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        endParagraph()
        isInFence.toggle()
      } else if isInFence || line.isEmpty || line.hasPrefix("    ") {
        endParagraph()
        lines.append(isInFence && !line.isEmpty ? "    " + line : String(line))
      } else {
        if Self.startsItem(line) { endParagraph() }
        paragraph += line.split(separator: " ")
      }
    }
    endParagraph()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func startsItem(_ line: Substring) -> Bool { line.hasPrefix("- ") || line.hasPrefix("* ") }

  /// Words in lines of at most `width` columns, unless a word is longer.
  package static func fill(_ words: [Substring], _ width: Int) -> [String] {
    let indentation = words.first == "-" || words.first == "*" ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in words {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indentation + word
      }
    }
    return lines + [line]
  }
}
