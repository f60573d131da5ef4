import SceneCatalog

/// Lines of Swift, indented by what surrounds them only when a template places them.
struct SwiftText {
  private var bytes: [UInt8] = []
  private var depth = 0
  private var lastCondition: Condition?
  /// The parts of the support file that the lines use.
  private(set) var support: Set<SupportPart> = []

  /// No lines.
  init() {}

  /// Whether there is nothing.
  var isEmpty: Bool { bytes.isEmpty }

  /// The lines, each with its end.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Says that the lines use a part of the support file.
  mutating func use(_ part: SupportPart) { support.insert(part) }

  /// Adds a line.
  mutating func line(_ line: SwiftLine) {
    for _ in 0..<depth * 2 { bytes.append(0x20) }
    bytes.append(contentsOf: line.bytes)
    bytes.append(0x0A)
  }

  /// Adds several lines, each indented like a line of its own, and what ends the last of them.
  mutating func lines(_ text: String, _ end: String = "") {
    guard text.hasLineBreak else { return line("\(text)\(end)") }
    let rows = text.split(atASCII: "\n", omittingEmptySubsequences: true).map(String.init)
    for row in rows.dropLast() { line("\(row)") }
    line("\(rows.last ?? "")\(end)")
  }

  /// Adds an empty line, unless there is nothing yet or the last line is empty already.
  mutating func gap() {
    let count = bytes.count
    if count > 1, bytes[count - 2] != 0x0A { bytes.append(0x0A) }
  }

  /// Removes the comma at the end of the last line.
  mutating func removeLastComma() {
    if bytes.suffix(2) == [UInt8(ascii: ","), 0x0A] { bytes.remove(at: bytes.count - 2) }
  }

  /// Adds code that Swift takes for a line of a scene, where a directive says so; it is written on one line then.
  mutating func located(at directive: String?, _ body: (inout SwiftText) -> Void) {
    guard let directive else { return body(&self) }
    var code = SwiftText()
    body(&code)
    support.formUnion(code.support)
    line("\(directive)")
    line("\(code.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " "))")
    line("\(SourceLocations.end)")
  }

  /// The statements under a condition that were added last.
  private struct Condition {
    let version: SystemVersion
    let depth: Int
    /// Where the line of the brace begins, and where it ends.
    let brace: Range<Int>
  }

  /// Adds statements that need a system; those that follow others for the same system get into their braces.
  mutating func available(from version: SystemVersion?, _ body: (inout SwiftText) -> Void) {
    guard let version else { return body(&self) }
    if let last = lastCondition, last.version == version, last.depth == depth, last.brace.upperBound == bytes.count {
      bytes.removeSubrange(last.brace)
    } else {
      line("if #available(iOS \(version.description), *) {")
    }
    indented(body)
    let brace = bytes.count
    line("}")
    lastCondition = Condition(version: version, depth: depth, brace: brace..<bytes.count)
  }

  /// Adds lines inside braces or brackets.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SwiftText) -> Void) {
    line("\(opening)")
    indented(body)
    line("\(closing)")
  }

  /// Adds lines one step further in.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a call: on one line if it fits where a template will place it, else with its arguments on a line of their own,
  /// or on one line each. An argument may have several lines.
  mutating func call(_ function: String, _ arguments: [String], _ rest: String = "") {
    let isShort = fits(function + "(", arguments, ")" + rest) && !arguments.contains { $0.hasLineBreak }
    guard !isShort, !arguments.isEmpty else {
      return line("\(function)(\(arguments.joined(separator: ", ")))\(rest)")
    }
    line("\(function)(")
    indented { text in
      let joined = arguments.joined(separator: ", ")
      if text.fits(joined), !joined.hasLineBreak { return text.line("\(joined)") }
      for (index, argument) in arguments.enumerated() {
        text.lines(argument, index + 1 < arguments.count ? "," : "")
      }
    }
    line(")\(rest)")
  }

  /// Adds names, separated by commas: as many on a line as fit where a template will place it.
  mutating func fill(_ names: [String]) {
    var row = ""
    for (index, name) in names.enumerated() {
      let next = name + (index + 1 < names.count ? "," : "")
      if row.isEmpty {
        row = next
      } else if fits(row + " " + next) {
        row += " " + next
      } else {
        line("\(row)")
        row = next
      }
    }
    if !row.isEmpty { line("\(row)") }
  }

  /// Adds a closure's one statement: on the same line as its braces if all of it fits, else on a line of its own.
  mutating func closure(_ opening: String, _ statement: String, _ closing: String) {
    let length = opening.utf8.count + statement.utf8.count + closing.utf8.count + 2
    if length + depth * 2 <= Self.width { return line("\(opening) \(statement) \(closing)") }
    guard !fits(opening), let start = opening.firstIndex(of: "("), let end = opening.firstRange(of: ") {")?.lowerBound
    else {
      return block(opening, closing) { $0.statement(statement) }
    }
    // The arguments of the call on lines of their own.
    let arguments = String(opening[opening.index(after: start)..<end])
    line("\(String(opening[...start]))")
    indented { text in
      if text.fits(arguments) { return text.line("\(arguments)") }
      let parts = Self.arguments(in: arguments)
      for part in parts.dropLast() { text.line("\(part),") }
      text.line("\(parts.last ?? "")")
    }
    block(String(opening[end...]), closing) { $0.statement(statement) }
  }

  /// Sets a property: on one line if it fits where a template will place it, else a call that makes the value has its
  /// arguments on lines of their own.
  mutating func assign(_ value: String, to property: String) { statement(property + " = " + value) }

  /// Sets a property to a list: on one line if it fits where a template will place it, else with a line for each element.
  ///
  /// - Parameter end: what is called on the list.
  mutating func assign(list: [String], to property: String, _ end: String = "") {
    let line = property + " = [" + list.joined(separator: ", ") + "]" + end
    guard !fits(line) else { return self.line("\(line)") }
    block(property + " = [", "]" + end) { text in
      for element in list { text.line("\(element)\(list.count > 1 ? "," : "")") }
    }
  }

  /// Adds a statement of one line, and what ends it: on one line if it fits where a template will place it, else the call
  /// at its end has its arguments on lines of their own.
  mutating func statement(_ line: String, _ end: String = "") {
    guard !fits(line + end), !line.hasLineBreak, line.last == ")", let start = Self.lastCall(in: line) else {
      return lines(line, end)
    }
    let arguments = line[line.index(after: start)...].dropLast()
    call(String(line[..<start]), Self.arguments(in: String(arguments)), end)
  }

  /// The parenthesis that opens what the last parenthesis of a line closes.
  private static func lastCall(in line: String) -> String.Index? {
    var open: [String.Index] = []
    var last: String.Index?
    forEachCharacterOfCode(in: line) { index in
      if line[index] == "(" { open.append(index) }
      if line[index] == ")" { last = open.popLast() }
    }
    return last
  }

  /// Visits what is in no string literal.
  private static func forEachCharacterOfCode(in line: String, _ body: (String.Index) -> Void) {
    var isInString = false
    var isEscaped = false
    for index in line.indices {
      if line[index] == "\"", !isEscaped { isInString.toggle() }
      isEscaped = line[index] == "\\" && !isEscaped
      if !isInString { body(index) }
    }
  }

  /// The arguments of a list, which commas separate outside parentheses, brackets and string literals.
  private static func arguments(in list: String) -> [String] {
    var depth = 0
    var commas: [String.Index] = []
    forEachCharacterOfCode(in: list) { index in
      if "([".contains(list[index]) { depth += 1 }
      if ")]".contains(list[index]) { depth -= 1 }
      if list[index] == ",", depth == 0 { commas.append(index) }
    }
    let starts = [list.startIndex] + commas.map(list.index(after:))
    return zip(starts, commas + [list.endIndex]).map { start, end in
      String(list[start..<end].drop { $0 == " " })
    }
  }

  /// Whether a line is short enough where a template will place it.
  func fits(_ line: String) -> Bool { line.utf8.count + depth * 2 <= Self.width }

  /// Whether a line of several elements, separated by commas, is short enough.
  func fits(_ opening: String, _ elements: [String], _ closing: String) -> Bool {
    let separators = 2 * max(0, elements.count - 1)
    let ends = opening.utf8.count + closing.utf8.count + separators + depth * 2
    return elements.reduce(ends) { $0 + $1.utf8.count } <= Self.width
  }

  /// How long a line may get: what swift-format allows, less what templates indent by.
  private static let width = 114

  /// Adds the lines of another text.
  mutating func append(_ other: SwiftText) {
    support.formUnion(other.support)
    guard depth > 0 else { return bytes.append(contentsOf: other.bytes) }
    var isLineStart = true
    for byte in other.bytes {
      if isLineStart, byte != 0x0A { for _ in 0..<depth * 2 { bytes.append(0x20) } }
      isLineStart = byte == 0x0A
      bytes.append(byte)
    }
  }
}
