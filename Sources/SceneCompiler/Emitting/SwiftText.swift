import SceneCatalog

/// Lines of Swift, indented by what surrounds them only when a template places them.
struct SwiftText {
  private var bytes: [UInt8] = []
  private var depth = 0
  private var lastCondition: Condition?
  /// Whether every line fits.
  private var isUnlimited = false
  /// The parts of the support file that the lines use.
  private(set) var support: Set<SupportPart> = []

  /// No lines.
  init() {}

  /// Whether there is nothing.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether there is one line.
  var isOneLine: Bool { bytes.firstIndex(of: 0x0A) == bytes.index(before: bytes.endIndex) }

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
    code.isUnlimited = true
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
    let isShort = fits(function, arguments, rest, besides: "()".utf8.count) && !arguments.contains { $0.hasLineBreak }
    guard !isShort, !arguments.isEmpty else {
      return line("\(function)(\(arguments, separator: ", "))\(rest)")
    }
    line("\(function)(")
    indented { $0.list(arguments) }
    line(")\(rest)")
  }

  /// Adds arguments: on one line if they fit, else each from a line of its own on.
  private mutating func list(_ arguments: [String]) {
    if fits("", arguments, ""), !arguments.contains(where: { $0.hasLineBreak }) {
      return line("\(arguments, separator: ", ")")
    }
    for (index, argument) in arguments.enumerated() { lines(argument, index + 1 < arguments.count ? "," : "") }
  }

  /// Adds names, separated by commas: as many on a line as fit where a template will place it.
  mutating func fill(_ names: [String]) {
    var start = 0
    while start < names.count {
      var end = start
      var width = depth * 2
      repeat {
        width += names[end].utf8.count + (end + 1 < names.count ? ", ".utf8.count : 0)
        end += 1
        // No space ends a line.
      } while end < names.count && fits(width: width + names[end].utf8.count + (end + 1 < names.count ? 1 : 0))
      line("\(names[start..<end], separator: ", ")\(end < names.count ? "," : "")")
      start = end
    }
  }

  /// Adds braces around one statement: on the line that opens them if all of it fits, else on a line of its own.
  mutating func braces(_ opening: String, _ statement: SwiftExpression) {
    let line = "\(opening) \(statement.text) }"
    guard !fits(line) else { return self.line("\(line)") }
    block(opening) { $0.statement(statement) }
  }

  /// Adds a call that gets a closure, or one that does nothing: with the arguments on lines of their own if they do not fit
  /// beside the brace.
  mutating func call(_ function: String, _ arguments: [String], _ closure: SwiftClosure?) {
    guard let closure else { return call(function, arguments, " { _ in }") }
    let call = arguments.isEmpty ? function : SwiftExpression.call(function, arguments).text
    let opening = "\(call) \(closure.opening)"
    guard !arguments.isEmpty, !fits(opening) else { return braces(opening, closure.statement) }
    line("\(function)(")
    indented { $0.list(arguments) }
    braces(") " + closure.opening, closure.statement)
  }

  /// Sets a property: on one line if it fits where a template will place it, else a call that makes the value has its
  /// arguments on lines of their own.
  mutating func assign(_ value: SwiftExpression, to property: String) {
    // Most values are one word, for which no text has to be put together.
    guard value.arguments == nil, !value.head.hasLineBreak else { return statement(property + " = ", value) }
    line("\(property) = \(value.head)")
  }

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

  /// Adds an expression as a statement.
  mutating func statement(_ expression: SwiftExpression) { statement("", expression) }

  /// Adds an expression between two texts: on one line if it fits where a template will place it, else the call at its
  /// end has its arguments on lines of their own.
  mutating func statement(_ start: String, _ expression: SwiftExpression, _ end: String = "") {
    guard let arguments = expression.arguments else { return lines(start + expression.head, end) }
    guard arguments.contains(where: \.hasLineBreak) else { return call(start + expression.head, arguments, end) }
    line("\(start)\(expression.head)(")
    indented { $0.lines(arguments.joined(separator: ", ") + ")", end) }
  }

  /// Whether a line is short enough where a template will place it.
  func fits(_ line: String) -> Bool { fits(width: line.utf8.count + depth * 2) }

  /// Whether a line of several elements, separated by commas, is short enough.
  ///
  /// - Parameter other: how long the rest of the line is.
  func fits(_ opening: String, _ elements: [String], _ closing: String, besides other: Int = 0) -> Bool {
    let separators = 2 * max(0, elements.count - 1)
    let ends = opening.utf8.count + closing.utf8.count + other + separators + depth * 2
    return fits(width: elements.reduce(ends) { $0 + $1.utf8.count })
  }

  /// Whether an indented line is short enough where a template will place it.
  private func fits(width: Int) -> Bool { isUnlimited || width <= Self.width }

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
