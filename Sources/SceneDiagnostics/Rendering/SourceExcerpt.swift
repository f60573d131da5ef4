/// The first line of a place, as a terminal shows it, and the carets under the place.
struct SourceExcerpt {
  /// A displayed character, and the number of columns that it takes.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// The number of the line, from 1.
  let lineNumber: Int
  private var cells: [Cell]
  /// The cells of the place; empty if the place is empty.
  private var marked: Range<Int>

  /// The first line of `place`, cut to `width` columns around the place.
  init(_ place: Place, _ lines: LineTable, width: Int) {
    lineNumber = lines.position(of: place.range.start).line
    let line = lines.range(ofLine: lineNumber)
    let start = min(max(place.range.start, line.start), line.end)
    let reach = Self.reach(of: width, round: start, in: place.file)
    let first = Self.characterStart(max(line.start, start - reach), in: place.file)
    let last = start + reach < line.end ? Self.characterStart(start + reach, in: place.file) : line.end
    let end = min(max(place.range.end, start), last)
    var before = Self.cells(place.file, first, start)
    // The first cell can be the rest of a character with several scalars.
    if first > line.start, !before.isEmpty { before[0] = Self.ellipsis }
    let inside = Self.cells(place.file, start, end)
    cells = before + inside + Self.cells(place.file, end, last) + (last < line.end ? [Self.ellipsis] : [])
    marked = before.count..<before.count + inside.count
    cut(to: width)
  }

  /// The number of bytes to read on each side of an offset, because a line can have megabytes.
  private static func reach(of width: Int, round offset: Int, in file: SceneFile) -> Int {
    // A column rarely takes more bytes, and in ASCII it takes one.
    let reach = 6 * width
    let bytes = file.bytes[max(0, offset - reach)..<min(file.bytes.count, offset + reach)]
    return bytes.allSatisfy { $0 < 0x80 } ? width + 1 : reach
  }

  /// The line, up to its last visible character.
  var line: String {
    let text = cells.map(\.text).joined()
    return String(text.prefix(text.reversed().drop { $0 == " " }.count))
  }

  /// The indentation of the carets.
  var indentation: String { String(repeating: " ", count: Self.width(cells[..<marked.lowerBound])) }

  /// Carets as wide as the place; one if it is empty.
  var carets: String { String(repeating: "^", count: max(1, Self.width(cells[marked]))) }

  /// Replaces the cells that do not fit by an ellipsis.
  private mutating func cut(to width: Int) {
    guard Self.width(cells[...]) > width, width > 2 else { return }
    let first = firstCell(shownIn: width)
    var last = first
    var room = width - (first > 0 ? 2 : 1)
    while last < cells.count, cells[last].width <= room {
      room -= cells[last].width
      last += 1
    }
    keep(first..<last)
  }

  /// The first visible cell: that of the line if the place fits beside it, otherwise a few cells before the place.
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

  private mutating func keep(_ range: Range<Int>) {
    let head = range.lowerBound > 0 ? [Self.ellipsis] : []
    let tail = range.upperBound < cells.count ? [Self.ellipsis] : []
    let shift = head.count - range.lowerBound
    cells = head + cells[range] + tail
    let shown = marked.clamped(to: range)
    marked = shown.lowerBound + shift..<shown.upperBound + shift
  }

  /// The replacement for omitted cells.
  private static let ellipsis = Cell(text: "…", width: 1)

  /// The start of the character that contains a byte.
  private static func characterStart(_ offset: Int, in file: SceneFile) -> Int {
    var offset = offset
    while offset > 0, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func cells(_ file: SceneFile, _ start: Int, _ end: Int) -> [Cell] {
    file.text(in: SourceRange(start, end)).map { character in
      if character == "\t" { return Cell(text: "    ", width: 4) }
      let shown = String(character).printable
      return Cell(text: shown, width: shown.reduce(0) { $0 + $1.terminalWidth })
    }
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
