import TextLines

/// The difference of two texts in the format of `diff -u`.
package struct UnifiedDiff {
  /// A line of both texts, only of the old one, or only of the new one.
  private enum Line {
    case both(ArraySlice<UInt8>)
    case old(ArraySlice<UInt8>)
    case new(ArraySlice<UInt8>)

    var isChange: Bool { if case .both = self { false } else { true } }
  }

  /// The number of unchanged lines around changes.
  private static let context = 3

  private let lines: [Line]

  package init(from old: [UInt8], to new: [UInt8]) {
    let texts = [Lines(old), Lines(new)]
    let (oldLines, newLines) = (texts[0].all, texts[1].all)
    let numbers = Lines.numbers(of: texts)
    var lines: [Line] = []
    var next = 0
    for hunk in LineMatching(from: numbers[0], to: numbers[1]).hunks {
      lines += oldLines[next..<hunk.old.lowerBound].map { .both($0) }
      lines += oldLines[hunk.old].map { .old($0) }
      lines += newLines[hunk.new].map { .new($0) }
      next = hunk.old.upperBound
    }
    self.lines = lines + oldLines[next...].map { .both($0) }
  }

  /// The difference, with the names of the texts.
  package func text(from oldName: String, to newName: String, isColored: Bool) -> String {
    var text = Self.style("1", "--- \(oldName)", isColored) + "\n" + Self.style("1", "+++ \(newName)", isColored) + "\n"
    // The number of lines before the hunk, in each text.
    var (old, new) = (0, 0)
    var end = 0
    for hunk in hunks {
      old += Self.count(lines[end..<hunk.lowerBound], isOld: true)
      new += Self.count(lines[end..<hunk.lowerBound], isOld: false)
      let (olds, news) = (Self.count(lines[hunk], isOld: true), Self.count(lines[hunk], isOld: false))
      let header = "@@ -\(Self.header(olds, after: old)) +\(Self.header(news, after: new)) @@"
      text += Self.style("36", header, isColored) + "\n"
      for line in lines[hunk] { text += Self.text(of: line, isColored) }
      (old, new, end) = (old + olds, new + news, hunk.upperBound)
    }
    return text
  }

  /// The ranges of lines to show, with their context.
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

  /// "first line, count" of a hunk in a text.
  private static func header(_ count: Int, after lines: Int) -> String { "\(lines + (count == 0 ? 0 : 1)),\(count)" }

  private static func count(_ lines: ArraySlice<Line>, isOld: Bool) -> Int {
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
    let hasEnd = line.last == UInt8(ascii: "\n")
    let text = style(code, sign + String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self), isColored)
    return text + (hasEnd ? "\n" : "\n\\ No newline at end of file\n")
  }

  private static func style(_ code: String, _ text: String, _ isColored: Bool) -> String {
    isColored && !code.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
