/// Formats diagnostics for people.
///
/// The first line of each is `path:line:column: error: message [id]`. Xcode, SwiftPM and editors turn it into a link.
/// The source line with carets follows, then notes, the help and a description of the fix-it.
public struct TextRenderer: Sendable {
  /// The number of columns for a source line. Longer lines are cut around the place.
  public var width = 120
  /// Whether to colour the text with terminal codes.
  public var usesColor = false
  /// The maximum number of diagnostics to show; nil for all.
  public var limit: Int?

  /// Makes a renderer for 120 columns, without colour.
  public init() {}

  /// The diagnostics, sorted by file and place, and their count at the end; empty if there are none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let shown = diagnostics.sortedByPlace.prefix(limit ?? diagnostics.count)
    var lines = LineTables()
    var text = ""
    for diagnostic in shown { text += render(diagnostic, &lines) + "\n" }
    let hidden = diagnostics.count - shown.count
    return text + "\(DiagnosticCount(diagnostics))\(hidden > 0 ? ", \(hidden) not shown" : "")\n"
  }

  /// One diagnostic, without the count.
  public func render(_ diagnostic: Diagnostic) -> String {
    var lines = LineTables()
    return render(diagnostic, &lines)
  }

  /// One diagnostic, without the count. Line tables are made on demand.
  func render(_ diagnostic: Diagnostic, _ lines: inout LineTables) -> String {
    let places = [diagnostic.place] + diagnostic.notes.map(\.place)
    let gutter = places.map { String(position($0, &lines).line).count }.max() ?? 1
    let severity = TerminalStyle(diagnostic.severity)
    var text = heading(diagnostic.place, severity, diagnostic.severity.rawValue, &lines)
    text += style(.bold, diagnostic.message.printable) + (diagnostic.id.isEmpty ? "\n" : " [\(diagnostic.id)]\n")
    text += source(diagnostic.place, severity, gutter: gutter, &lines)
    for note in diagnostic.notes {
      text += heading(note.place, .note, "note", &lines) + note.message.printable + "\n"
      text += source(note.place, .note, gutter: gutter, &lines)
    }
    if let help = diagnostic.help { text += style(.help, "help:") + " \(help.printable)\n" }
    if let fix = diagnostic.fix { text += style(.help, "fix:") + " \(fix.title.printable)\n" }
    return text
  }

  private func heading(_ place: Place, _ style: TerminalStyle, _ word: String, _ lines: inout LineTables) -> String {
    let position = position(place, &lines)
    let link = "\(place.file.path.printable):\(position.line):\(position.column):"
    return "\(self.style(.bold, link)) \(self.style(style, word + ":")) "
  }

  private func source(_ place: Place, _ style: TerminalStyle, gutter: Int, _ lines: inout LineTables) -> String {
    // A space, the number, " | " and a column for a caret behind the last character.
    let excerpt = SourceExcerpt(place, lines.table(of: place.file), width: max(20, width - gutter - 5))
    let number = String(excerpt.lineNumber)
    let padding = String(repeating: " ", count: gutter - number.count)
    let blank = String(repeating: " ", count: gutter)
    let line = excerpt.line.isEmpty ? "" : " " + excerpt.line
    return self.style(.gutter, " \(padding)\(number) |") + "\(line)\n"
      + self.style(.gutter, " \(blank) |") + " \(excerpt.indentation)\(self.style(style, excerpt.carets))\n"
  }

  private func position(_ place: Place, _ lines: inout LineTables) -> LineTable.Position {
    lines.table(of: place.file).position(of: place.range.start)
  }

  private func style(_ style: TerminalStyle, _ text: String) -> String {
    usesColor ? style(text) : text
  }
}
