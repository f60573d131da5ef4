import UIKitFacts

/// Shortens a line that is wider than its place, as a label does.
struct LineTruncation {
  private let pieces: [TextLines.Piece]
  private let width: Double
  private let mode: TextContent.LineBreak

  /// - Parameters:
  ///   - pieces: the whole line, or the beginning of it with more than has room.
  ///   - width: the width of the place.
  init(_ pieces: [TextLines.Piece], width: Double, _ mode: TextContent.LineBreak) {
    (self.pieces, self.width, self.mode) = (pieces, width, mode)
  }

  /// A character of a line.
  private struct Glyph {
    let text: Character
    let font: FontFacts
    let width: Double

    init(_ text: Character, _ font: FontFacts) {
      (self.text, self.font, width) = (text, font, font.width(of: String(text)))
    }
  }

  private static let ellipsis: Character = "…"

  /// What is shown of the line.
  var shown: [TextLines.Piece] {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    switch mode {
    case .clip, .words, .characters: return Self.joined(Self.fitting(glyphs, width))
    case .truncateTail:
      let end = Glyph(Self.ellipsis, first.font)
      return Self.joined(Self.withoutSpaces(Self.fitting(glyphs, width - end.width)) + [end])
    case .truncateHead:
      let start = Glyph(Self.ellipsis, last.font)
      return Self.joined([start] + suffix(width - start.width))
    case .truncateMiddle:
      let middle = Glyph(Self.ellipsis, first.font)
      let head = Self.withoutSpaces(Self.fitting(glyphs, (width - middle.width) / 2))
      let rest = width - middle.width - head.reduce(0) { $0 + $1.width }
      return Self.joined(head + [middle] + suffix(rest))
    }
  }

  private var glyphs: some Sequence<Glyph> {
    pieces.lazy.flatMap { piece in piece.text.lazy.map { Glyph($0, piece.font) } }
  }

  private func suffix(_ width: Double) -> [Glyph] {
    let backwards = pieces.reversed().lazy.flatMap { piece in piece.text.reversed().lazy.map { Glyph($0, piece.font) } }
    return Self.withoutSpaces(Self.fitting(backwards, width)).reversed()
  }

  /// The first characters that fit.
  private static func fitting(_ glyphs: some Sequence<Glyph>, _ width: Double) -> [Glyph] {
    var filled = 0.0
    var result: [Glyph] = []
    for glyph in glyphs {
      filled += glyph.width
      if filled > width { break }
      result.append(glyph)
    }
    return result
  }

  private static func withoutSpaces(_ glyphs: [Glyph]) -> [Glyph] {
    Array(glyphs.prefix(glyphs.count - glyphs.reversed().prefix { $0.text == " " }.count))
  }

  private static func joined(_ glyphs: [Glyph]) -> [TextLines.Piece] {
    var pieces: [TextLines.Piece] = []
    for glyph in glyphs {
      if let last = pieces.last, last.font == glyph.font {
        pieces[pieces.count - 1].text.append(glyph.text)
        pieces[pieces.count - 1].width += glyph.width
      } else {
        pieces.append(TextLines.Piece(text: String(glyph.text), font: glyph.font, width: glyph.width))
      }
    }
    return pieces
  }
}
