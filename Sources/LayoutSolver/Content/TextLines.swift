package import UIKitFacts

/// A text set in lines.
package struct TextLines: Sendable, Hashable {
  package var lines: [Line]
  /// Whether something of the text is not shown.
  package var isTruncated: Bool
  /// What the text is scaled by to fit.
  package var scale: Double

  /// A line, of stretches in one font each.
  package struct Line: Sendable, Hashable {
    /// What is shown of it.
    package var pieces: [Piece]
    /// The width of all of it, without the spaces at its end.
    package var width: Double

    package var text: String { pieces.map(\.text).joined() }
    var height: Double { pieces.map(\.font.lineHeight).max() ?? 0 }
    var ascender: Double { pieces.map(\.font.ascender).max() ?? 0 }
    var descender: Double { pieces.map(\.font.descender).max() ?? 0 }
  }

  /// A stretch of a line in one font.
  package struct Piece: Sendable, Hashable {
    package var text: String
    package var font: FontFacts
    /// With the spaces at its end.
    package var width: Double
  }

  package var width: Double { lines.map(\.width).max() ?? 0 }
  package var height: Double { lines.map(\.height).reduce(0, +) }
}

extension TextContent {
  /// The text in lines that are at most so wide; on one line each, where no width is given.
  package func lines(fitting width: Double?) -> TextLines {
    guard let width, width.isFinite else { return TextBreaker(self, width: .infinity).result(limit: lines) }
    let natural = TextBreaker(self, width: max(0, width)).result(limit: lines)
    guard natural.isTruncated, minimumScale < 1, minimumScale > 0 else { return natural }
    return shrunk(to: max(0, width), natural)
  }

  /// The largest scale at which the text fits, not below the least one.
  private func shrunk(to width: Double, _ natural: TextLines) -> TextLines {
    var (low, high) = (minimumScale, 1.0)
    var best = scaled(by: low).broken(width)
    best.scale = low
    guard !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      var lines = scaled(by: middle).broken(width)
      guard !lines.isTruncated else {
        high = middle
        continue
      }
      low = middle
      lines.scale = middle
      best = lines
    }
    return best
  }

  private func broken(_ width: Double) -> TextLines { TextBreaker(self, width: width).result(limit: lines) }

  private func scaled(by factor: Double) -> TextContent {
    var content = self
    content.minimumScale = 1
    for index in content.runs.indices { content.runs[index].font.size *= factor }
    return content
  }
}
