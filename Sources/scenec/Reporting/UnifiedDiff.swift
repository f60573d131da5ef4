/// The difference between two texts as `diff -u` writes it.
struct UnifiedDiff {
  /// A line of the difference: in both texts, only in the old, or only in the new.
  private enum Line {
    case both(Substring)
    case old(Substring)
    case new(Substring)

    var isChange: Bool { if case .both = self { false } else { true } }
  }

  /// How many lines that did not change stand round those that did.
  private static let context = 3

  private let lines: [Line]

  init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let difference = newLines.difference(from: oldLines)
    let removed = Self.offsets(of: difference.removals)
    let inserted = Self.offsets(of: difference.insertions)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < oldLines.count || j < newLines.count {
      if removed.contains(i) {
        lines.append(.old(oldLines[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(.new(newLines[j]))
        j += 1
      } else {
        lines.append(.both(oldLines[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// The difference under the names of the two texts.
  func text(from oldName: String, to newName: String, isColored: Bool) -> String {
    let body = hunks.map { text(of: $0, isColored) }.joined()
    return Self.style("1", "--- \(oldName)", isColored) + "\n" + Self.style("1", "+++ \(newName)", isColored) + "\n"
      + body
  }

  /// The stretches of lines to show, each with its context.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, _ isColored: Bool) -> String {
    let old = Self.header(before: lines[..<hunk.lowerBound], lines[hunk], isOld: true)
    let new = Self.header(before: lines[..<hunk.lowerBound], lines[hunk], isOld: false)
    return Self.style("36", "@@ -\(old) +\(new) @@", isColored) + "\n"
      + lines[hunk].map { Self.text(of: $0, isColored) }.joined()
  }

  /// "first line, count" of a hunk in one of the texts.
  private static func header(before: ArraySlice<Line>, _ hunk: ArraySlice<Line>, isOld: Bool) -> String {
    let count = count(hunk, isOld)
    return "\(Self.count(before, isOld) + (count == 0 ? 0 : 1)),\(count)"
  }

  private static func count(_ lines: ArraySlice<Line>, _ isOld: Bool) -> Int {
    lines.count { line in
      switch line {
      case .both: true
      case .old: isOld
      case .new: !isOld
      }
    }
  }

  private static func text(of line: Line, _ isColored: Bool) -> String {
    let (sign, code, line) =
      switch line {
      case .both(let line): (" ", "", line)
      case .old(let line): ("-", "31", line)
      case .new(let line): ("+", "32", line)
      }
    let hasEnd = line.hasSuffix("\n")
    let text = style(code, sign + (hasEnd ? line.dropLast() : line), isColored)
    return text + (hasEnd ? "\n" : "\n\\ No newline at end of file\n")
  }

  private static func style(_ code: String, _ text: String, _ isColored: Bool) -> String {
    isColored && !code.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private static func offsets(of changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      }
    )
  }

  /// The lines with their ends.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: "\n").map(text.index(after:)) ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
