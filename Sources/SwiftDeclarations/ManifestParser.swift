/// Reads the statements of a package manifest that matter: constants, and what is added to lists of the package.
struct ManifestParser {
  /// What a manifest states.
  struct Statements {
    /// The values of constants and variables, by name.
    var constants: [String: ManifestValue] = [:]
    /// What `package.targets += …` and `package.targets.append(…)` add, by the name of the list.
    var additions: [String: [ManifestValue]] = [:]
    /// Whether a statement adds to the dependencies of a target that exists.
    var changesDependencies = false
    /// Whether a bracket or a string has no end.
    var isIncomplete = false
  }

  private var lexer: SwiftLexer
  private var token: SwiftToken
  private var statements = Statements()
  /// No manifest that somebody wrote has deeper brackets.
  private static let deepest = 64

  static func parse(_ bytes: [UInt8]) -> Statements {
    var parser = ManifestParser(bytes)
    while parser.token.kind != .end { parser.parseStatement() }
    parser.statements.isIncomplete = parser.statements.isIncomplete || parser.lexer.isIncomplete
    return parser.statements
  }

  private init(_ bytes: [UInt8]) {
    lexer = SwiftLexer(bytes)
    token = lexer.next()
  }

  // MARK: Statements

  private mutating func parseStatement() {
    guard let word = takeWord() else { return advance() }
    switch word {
    case "let", "var": parseConstant()
    case "package": parseAddition()
    case "dependencies": parseChangeOfDependencies()
    default: break
    }
  }

  private mutating func parseConstant() {
    guard let name = takeWord() else { return }
    // The type, which can have brackets, ends at the sign `=`.
    var depth = 0
    while token.kind != .end, depth > 0 || !token.isSign("=") {
      if token.isFirstOnLine, depth == 0 { return }
      if token.isSign("[") || token.isSign("(") || token.isSign("<") { depth += 1 }
      if token.isSign("]") || token.isSign(")") || token.isSign(">") { depth -= 1 }
      if token.isSign("{") { return }
      advance()
    }
    advance()
    statements.constants[name] = parseValue(depth: 0)
  }

  /// Parses what follows the word `package`.
  private mutating func parseAddition() {
    guard take("."), let list = takeWord() else { return }
    if take("+") {
      if take("=") { statements.additions[list, default: []].append(parseValue(depth: 0)) }
    } else if take("=") {
      statements.additions[list, default: []].append(parseValue(depth: 0))
    } else if take("."), takeWord() == "append", token.isSign("(") {
      statements.additions[list, default: []] += parseArguments(depth: 0).map(\.value)
    }
  }

  /// Parses what follows the word `dependencies` outside of expressions: `target.dependencies += …`.
  private mutating func parseChangeOfDependencies() {
    if token.isSign("+") || token.isSign("=") {
      statements.changesDependencies = true
    } else if take("."), let method = takeWord(), ["append", "insert"].contains(method) {
      statements.changesDependencies = true
    }
  }

  // MARK: Values

  /// Parses values that operators join.
  private mutating func parseValue(depth: Int) -> ManifestValue {
    guard depth < Self.deepest else {
      statements.isIncomplete = true
      advance()
      return .other
    }
    var values = [parseOperand(depth)]
    while case .sign(let sign) = token.kind {
      switch sign {
      case UInt8(ascii: "+"):
        advance()
        values.append(parseOperand(depth))
      case UInt8(ascii: "?"):
        // What stands in front is the condition, or is optional.
        advance()
        if token.isSign("?") { advance() } else { values = [] }
        values.append(parseOperand(depth))
        if take(":") { values.append(parseValue(depth: depth + 1)) }
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
        if token.isFirstOnLine { return joined(values) }
        while case .sign(let sign) = token.kind, Self.isOperator(sign) { advance() }
        _ = parseOperand(depth)
        values = [.other]
      default: return joined(values)
      }
    }
    return joined(values)
  }

  private func joined(_ values: [ManifestValue]) -> ManifestValue { values.count == 1 ? values[0] : .sum(values) }

  private static func isOperator(_ sign: UInt8) -> Bool { "=!<>&|-*/".utf8.contains(sign) }

  private mutating func parseOperand(_ depth: Int) -> ManifestValue {
    var value: ManifestValue
    switch token.kind {
    case .literal:
      value = text(token).map { .text($0) } ?? .other
      advance()
    case .sign(UInt8(ascii: "[")): value = .list(parseList(depth))
    case .sign(UInt8(ascii: "(")):
      let parts = parseArguments(depth: depth)
      value = parts.count == 1 ? parts[0].value : .other
    case .sign(UInt8(ascii: ".")):
      advance()
      value = takeWord().map { .name($0) } ?? .other
    case .word, .quotedWord: value = takeWord().map { .name($0) } ?? .other
    case .sign(UInt8(ascii: "{")):
      skipBraces()
      value = .other
    default: return .other
    }
    while let next = parsePostfix(of: value, depth) { value = next }
    return value
  }

  /// Parses what stands behind an operand: a member, arguments or a closure; nil for none.
  private mutating func parsePostfix(of value: ManifestValue, _ depth: Int) -> ManifestValue? {
    if token.isSign("(") {
      // Arguments stand on the line of the name.
      guard !token.isFirstOnLine, case .name(let name) = value else {
        if token.isFirstOnLine { return nil }
        _ = parseArguments(depth: depth)
        return .other
      }
      return .call(name, parseArguments(depth: depth))
    }
    if token.isSign(".") {
      advance()
      guard let member = takeWord() else { return .other }
      if case .name = value { return .name(member) }
      // A method of a list or a string can give anything.
      if token.isSign("(") { _ = parseArguments(depth: depth) }
      return .other
    }
    if token.isSign("{"), !token.isFirstOnLine {
      skipBraces()
      return .other
    }
    if token.isSign("["), !token.isFirstOnLine {
      _ = parseList(depth)
      return .other
    }
    return nil
  }

  private mutating func parseList(_ depth: Int) -> [ManifestValue] {
    var values: [ManifestValue] = []
    parseElements(until: "]") { parser in
      values.append(parser.parseValue(depth: depth + 1))
      // A dictionary.
      if parser.take(":") { _ = parser.parseValue(depth: depth + 1) }
    }
    return values
  }

  private mutating func parseArguments(depth: Int) -> [ManifestValue.Argument] {
    var arguments: [ManifestValue.Argument] = []
    parseElements(until: ")") { parser in
      let start = parser
      if let label = parser.takeWord(), parser.take(":") {
        arguments.append(ManifestValue.Argument(label: label, value: parser.parseValue(depth: depth + 1)))
      } else {
        parser = start
        arguments.append(ManifestValue.Argument(label: nil, value: parser.parseValue(depth: depth + 1)))
      }
    }
    return arguments
  }

  /// Parses elements between brackets. What is not understood is skipped.
  private mutating func parseElements(until end: Unicode.Scalar, _ element: (inout ManifestParser) -> Void) {
    advance()
    while !token.isSign(end) {
      guard token.kind != .end else { return statements.isIncomplete = true }
      let start = lexer.index
      element(&self)
      if take(",") || token.isSign(end) { continue }
      statements.isIncomplete = true
      if lexer.index == start { advance() }
    }
    advance()
  }

  private mutating func skipBraces() {
    var depth = 0
    repeat {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      guard token.kind != .end else { return statements.isIncomplete = true }
      advance()
    } while depth > 0
  }

  // MARK: Tokens

  private mutating func advance() { token = lexer.next() }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  private mutating func takeWord() -> String? {
    guard token.kind == .word || token.kind == .quotedWord else { return nil }
    defer { advance() }
    return String(decoding: lexer.bytes[token.range], as: UTF8.self)
  }

  /// The text of a string on one line, without interpolation and escapes.
  private func text(_ token: SwiftToken) -> String? {
    let text = String(decoding: lexer.bytes[token.range], as: UTF8.self)
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""),
      !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
