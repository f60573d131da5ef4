package import LayoutSolver
package import UIKitFacts

/// Where the lines of a text are in a rectangle.
package enum PictureAlignment: Sendable {
  /// At the side where the language begins.
  case natural
  case left, center, right
}

extension PictureShape {
  /// Lines of text from the top of a rectangle.
  package static func text(
    _ lines: TextLines, in rect: LayoutRect, _ alignment: PictureAlignment, _ color: RGBA, isRightToLeft: Bool
  ) -> [PictureShape] {
    var shapes: [PictureShape] = []
    var y = rect.top
    for line in lines.lines {
      let ascender = line.pieces.map(\.font.ascender).max() ?? 0
      let height = line.pieces.map(\.font.lineHeight).max() ?? 0
      let pieces = line.piecesWithoutSpacesAtTheEnd
      let spare = rect.size.width - pieces.reduce(0) { $0 + $1.width }
      var x = rect.left
      switch alignment {
      case .center: x += spare / 2
      case .right: x += spare
      case .left: break
      case .natural: x += isRightToLeft ? spare : 0
      }
      for piece in pieces {
        shapes.append(
          .text(
            PictureText(
              piece.text, at: LayoutPoint(x: x, y: y + ascender), width: piece.width, font: piece.font, color: color,
              isRightToLeft: isRightToLeft)))
        x += piece.width
      }
      y += height
    }
    return shapes
  }
}

extension TextLines.Line {
  /// The stretches, the last one without the spaces at which a line is broken: they take no room.
  fileprivate var piecesWithoutSpacesAtTheEnd: [TextLines.Piece] {
    guard var last = pieces.last, last.text.last == " ", last.text.contains(where: { $0 != " " }) else { return pieces }
    let spaces = last.text.reversed().prefix { $0 == " " }.count
    last.text.removeLast(spaces)
    last.width -= Double(spaces) * last.font.advance(of: " ")
    return pieces.dropLast() + [last]
  }
}
