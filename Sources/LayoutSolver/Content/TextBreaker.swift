import UIKitFacts

/// Breaks a text into lines: at line ends, between words, and inside of words that are wider than a line.
struct TextBreaker {
  private let content: TextContent
  private let width: Double
  private var lines: [TextLines.Line] = []
  /// The line that is being filled, and the width of what is in it.
  private var pieces: [TextLines.Piece] = []
  private var filled = 0.0
  /// The width of the spaces at its end.
  private var spaces = 0.0

  init(_ content: TextContent, width: Double) {
    self.content = content
    self.width = width
  }

  /// - Parameter limit: the number of lines at most; 0 for as many as there are.
  func result(limit: Int) -> TextLines {
    var breaker = self
    for run in content.runs { breaker.add(run, limit) }
    breaker.endLine()
    let all = breaker.lines
    guard limit > 0, all.count > limit else {
      let isTooWide = all.contains { $0.width > width + Self.tolerance }
      var lines = all
      // Of text that wraps, only a single character is wider than a line, and is shown.
      if isTooWide, limit == 1 { lines[0].pieces = truncated(all[0].pieces) }
      return TextLines(lines: lines, isTruncated: isTooWide, scale: 1)
    }
    var lines = Array(all.prefix(limit))
    // The last line that is shown ends with as much of the next one as there is room for.
    lines[limit - 1].pieces = truncated(all[limit - 1].pieces + all[limit].pieces)
    return TextLines(lines: lines, isTruncated: true, scale: 1)
  }

  private func truncated(_ pieces: [TextLines.Piece]) -> [TextLines.Piece] {
    LineTruncation(pieces, width: width + Self.tolerance, content.wraps).shown
  }

  /// Widths that arithmetic made a little larger are not.
  private static let tolerance = 1e-3

  private mutating func add(_ run: TextContent.Run, _ limit: Int) {
    for (index, paragraph) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    {
      if index > 0 { endLine(font: run.font) }
      // What is behind the last line is not shown.
      if limit > 0, lines.count > limit { return }
      if limit == 1 || width == .infinity { append(String(paragraph), run.font) } else { addWords(paragraph, run.font) }
    }
  }

  private mutating func addWords(_ paragraph: Substring, _ font: FontFacts) {
    var rest = paragraph
    while !rest.isEmpty {
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count)
      if !word.isEmpty { addWord(word, font) }
      let gap = rest.prefix { $0 == " " }
      rest = rest.dropFirst(gap.count)
      if !gap.isEmpty { append(String(gap), font) }
    }
  }

  private mutating func addWord(_ word: Substring, _ font: FontFacts) {
    let wordWidth = font.width(of: word)
    if filled + wordWidth <= width + Self.tolerance { return append(String(word), font) }
    if filled > 0, content.wraps != .characters { endLine() }
    if filled + wordWidth <= width + Self.tolerance { return append(String(word), font) }
    addCharacters(word, font)
  }

  /// Breaks a word that is wider than a line, with at least one character on each line.
  private mutating func addCharacters(_ word: Substring, _ font: FontFacts) {
    var start = word.startIndex
    var sum = 0.0
    for index in word.indices {
      let advance = font.width(of: word[index...index])
      if filled + sum + advance > width + Self.tolerance, filled > 0 || index > start {
        append(String(word[start..<index]), font)
        endLine()
        start = index
        sum = 0
      }
      sum += advance
    }
    append(String(word[start...]), font)
  }

  private mutating func append(_ text: String, _ font: FontFacts) {
    guard !text.isEmpty else { return }
    let textWidth = font.width(of: text)
    let trailing = text.reversed().prefix { $0 == " " }.count
    spaces = (trailing == text.count ? spaces : 0) + Double(trailing) * font.advance(of: " ")
    filled += textWidth
    if let last = pieces.last, last.font == font {
      pieces[pieces.count - 1].text += text
      pieces[pieces.count - 1].width += textWidth
    } else {
      pieces.append(TextLines.Piece(text: text, font: font, width: textWidth))
    }
  }

  /// - Parameter font: that of the line end, for a line without text.
  private mutating func endLine(font: FontFacts? = nil) {
    if pieces.isEmpty, let font = font ?? (lines.isEmpty ? nil : content.runs.last?.font) {
      pieces = [TextLines.Piece(text: "", font: font, width: 0)]
    }
    guard !pieces.isEmpty else { return }
    // Spaces at the end of a line that wraps take no room.
    lines.append(TextLines.Line(pieces: pieces, width: max(0, width == .infinity ? filled : filled - spaces)))
    (pieces, filled, spaces) = ([], 0, 0)
  }
}
