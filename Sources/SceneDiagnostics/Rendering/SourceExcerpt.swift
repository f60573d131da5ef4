/// The line that a place starts on, as a terminal shows it, and the carets under the place.
struct SourceExcerpt {
  /// A character as it is shown, and how many columns that takes.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// The number of the line, from 1.
  let lineNumber: Int
  private var cells: [Cell]
  /// The cells of the place; empty where the place is.
  private var marked: Range<Int>

  init(_ place: Place, _ lines: LineTable) {
    lineNumber = lines.position(of: place.range.start).line
    let line = lines.range(ofLine: lineNumber)
    let start = min(max(place.range.start, line.start), line.end)
    let end = min(max(place.range.end, start), line.end)
    let before = Self.cells(place.file.text(in: SourceRange(line.start, start)))
    let inside = Self.cells(place.file.text(in: SourceRange(start, end)))
    cells = before + inside + Self.cells(place.file.text(in: SourceRange(end, line.end)))
    marked = before.count..<before.count + inside.count
  }

  /// The line, without what stands behind its last visible character.
  var line: String {
    let text = cells.map(\.text).joined()
    return String(text.prefix(text.reversed().drop { $0 == " " }.count))
  }

  /// What indents the carets to the place.
  var indentation: String { String(repeating: " ", count: Self.width(cells[..<marked.lowerBound])) }

  /// Carets as wide as the place; one where it is empty.
  var carets: String { String(repeating: "^", count: max(1, Self.width(cells[marked]))) }

  /// The excerpt cut down to `width` columns, with an ellipsis wherever something was left out.
  func cut(to width: Int) -> SourceExcerpt {
    guard Self.width(cells[...]) > width, width > 2 else { return self }
    let first = firstCell(shownIn: width)
    var last = first
    var room = width - (first > 0 ? 2 : 1)
    while last < cells.count, cells[last].width <= room {
      room -= cells[last].width
      last += 1
    }
    return kept(first..<last)
  }

  /// The first cell that stays: the line's own where the place fits beside it, else a few before the place.
  private func firstCell(shownIn width: Int) -> Int {
    if Self.width(cells[..<marked.upperBound]) < width { return 0 }
    var first = marked.lowerBound
    var context = width / 4
    while first > 0, cells[first - 1].width <= context {
      first -= 1
      context -= cells[first].width
    }
    return first
  }

  private func kept(_ range: Range<Int>) -> SourceExcerpt {
    let ellipsis = Cell(text: "…", width: 1)
    let head = range.lowerBound > 0 ? [ellipsis] : []
    let tail = range.upperBound < cells.count ? [ellipsis] : []
    let shift = head.count - range.lowerBound
    var result = self
    result.cells = head + cells[range] + tail
    let shown = marked.clamped(to: range)
    result.marked = shown.lowerBound + shift..<shown.upperBound + shift
    return result
  }

  private static func cells(_ text: String) -> [Cell] {
    text.map { character in
      if character == "\t" { return Cell(text: "    ", width: 4) }
      let shown = String(character).printable
      return Cell(text: shown, width: shown.reduce(0) { $0 + $1.terminalWidth })
    }
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
