/// A comment in a fixture with an expectation for the line above it.
///
/// It is alone on its line. Several expectations are on consecutive lines:
///
///     <label txt="Hi"/>
///     <!--   ^^^ error[unknown-attribute]: 'txt' is not an attribute of 'label' -->
///
/// Carets mark the range. Other ranges have other notations:
///
/// - `<!--3^^^ error…`: a digit instead of the first caret is the column under `<!--` at which the range starts
/// - `<!--    | error…`: an empty range, before the column of the bar
/// - `<!--    ^^^ @-2 error…`: the carets mark the line two above that one, because comments cannot be inside a tag
/// - `<!-- @-2:5-0:9 error…`: from column 5 of the line two above up to column 9 of the line above; `@0:1-3` on one
///   line
/// - `<!-- Other.scene:3:5-3:9 note…`: a place in another file
///
/// In a message `--` is written `-\-`, because a comment cannot contain it.
struct ExpectationComment {
  let expectation: Expectation

  init(_ expectation: Expectation) { self.expectation = expectation }

  // MARK: Reading

  /// Parses a line of the fixture `path`; nil if it is not such a comment. `line` is the number of the line above.
  init?(_ text: Substring, in path: String, under line: Int) {
    guard text.hasPrefix("<!--"), text.hasSuffix(" -->"),
      let split = text.firstRange(of: #/(?:(?:error|warning)\[[a-z0-9-]+\]|note|help): /#)
    else { return nil }
    let message = Self.replacing("-\\-", with: "--", in: String(text[split.lowerBound...].dropLast(" -->".count)))
    let head = text[..<split.lowerBound].dropFirst("<!--".count)
    if message.hasPrefix("help: ") {
      guard head == " " else { return nil }
      self.init(Expectation(place: nil, text: message))
    } else {
      guard let place = Self.place(head, path, line) else { return nil }
      self.init(Expectation(place: place, text: message))
    }
  }

  private static func place(_ head: Substring, _ path: String, _ line: Int) -> TextPlace? {
    let word = head.drop { $0 == " " }.prefix { $0 != " " }
    return TextPlace(word) ?? relativePlace(word, path, line) ?? markedPlace(head, path, line)
  }

  /// `@-2:5-0:9` or `@0:1-3`.
  private static func relativePlace(_ word: Substring, _ path: String, _ line: Int) -> TextPlace? {
    guard let match = word.wholeMatch(of: #/@(?<up>[+-]?\d+):(?<a>\d+)-(?:(?<end>[+-]?\d+):)?(?<b>\d+)/#),
      let start = Int(match.up), let a = Int(match.a), let b = Int(match.b)
    else { return nil }
    let end = match.end.flatMap { Int($0) } ?? start
    return TextPlace(path, .init(line: line + start, column: a), .init(line: line + end, column: b))
  }

  /// Carets, with a digit or a bar, and `@-2` for another line.
  private static func markedPlace(_ head: Substring, _ path: String, _ line: Int) -> TextPlace? {
    guard let match = head.wholeMatch(of: #/(?<gap> *)(?<mark>[1-4]\^*|\^+|\|) (?:@(?<up>-\d+) )?/#) else { return nil }
    var start = "<!--".count + match.gap.count + 1
    var end = start + match.mark.count
    if let digit = match.mark.first?.wholeNumberValue {
      guard match.gap.isEmpty else { return nil }
      start = digit
    } else if match.mark == "|" {
      end = start
    }
    let line = line + (match.up.flatMap { Int($0) } ?? 0)
    return TextPlace(path, .init(line: line, column: start), .init(line: line, column: end))
  }

  /// Replaces repeatedly, because one hyphen can end one pair and begin the next.
  private static func replacing(_ old: String, with new: String, in text: String) -> String {
    var text = text
    while text.contains(old) { text = text.replacing(old, with: new) }
    return text
  }

  // MARK: Writing

  /// The comment for the file `path`, below the line `line`.
  func text(in path: String, under line: Int) -> String {
    let message = Self.replacing("--", with: "-\\-", in: expectation.text)
    guard let place = expectation.place else { return "<!-- \(message) -->" }
    if place.path != path { return "<!-- \(place) \(message) -->" }
    return (Self.markers(place, line) ?? Self.relative(place, line)) + " \(message) -->"
  }

  private static func markers(_ place: TextPlace, _ line: Int) -> String? {
    let (start, end) = (place.start.column, place.end.column)
    guard place.start.line == place.end.line, place.start.line <= line else { return nil }
    let up = place.start.line < line ? " @\(place.start.line - line)" : ""
    if start <= 4 {
      guard end >= 6 else { return nil }
      return "<!--\(start)" + String(repeating: "^", count: end - 6) + up
    }
    let marks = start == end ? "|" : String(repeating: "^", count: end - start)
    return "<!--" + String(repeating: " ", count: start - 5) + marks + up
  }

  private static func relative(_ place: TextPlace, _ line: Int) -> String {
    let (start, end) = (place.start.line - line, place.end.line - line)
    let endLine = end == start ? "" : "\(end):"
    return "<!-- @\(start):\(place.start.column)-\(endLine)\(place.end.column)"
  }
}
