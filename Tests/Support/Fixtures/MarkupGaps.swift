/// The lines of a scene below which a comment can be: those that do not end inside a tag or a comment.
struct MarkupGaps {
  private var isGap: [Bool] = []

  init(_ text: String) {
    var rest = text[...]
    var closing: String?
    while let character = rest.first {
      if character.isNewline { isGap.append(closing == nil) }
      if let end = closing {
        if rest.hasPrefix(end) { closing = nil }
      } else if character == "<" {
        closing = Self.end(ofMarkup: rest)
      }
      rest.removeFirst()
    }
    isGap.append(closing == nil)
  }

  private static func end(ofMarkup text: Substring) -> String {
    if text.hasPrefix("<!--") { return "-->" }
    if text.hasPrefix("<![CDATA[") { return "]]>" }
    return text.hasPrefix("<?") ? "?>" : ">"
  }

  /// The first such line from a line on; the line itself if there is none, in a badly damaged file.
  func firstLine(from line: Int) -> Int {
    isGap.indices.dropFirst(line - 1).first { isGap[$0] }.map { $0 + 1 } ?? line
  }
}
