import SceneDiagnostics

/// Parses the declarations of types and of their members, and skips everything else: bodies, values, statements.
///
/// It reads each token once, without recursion, so it takes linear time for every file. It skips invalid Swift like an
/// expression.
struct DeclarationParser {
  /// The types found so far.
  private(set) var types: [TypeDeclaration] = []
  /// Whether the file exports a module.
  private(set) var exportsModule = false
  /// Whether brackets, strings or comments are unbalanced.
  var isIncomplete: Bool { lexer.isIncomplete || hasUnpairedBracket }

  /// The maximum depth of nested types.
  private static let depthLimit = 50

  var hasUnpairedBracket = false
  var lexer: SwiftLexer
  var token: SwiftToken
  /// The modifiers before the current declaration.
  var modifiers = Modifiers()
  /// The open types, the innermost last.
  private var scopes: [Scope] = []

  /// A type whose members are being parsed.
  private struct Scope {
    /// Its index among the types.
    let type: Int
    /// Whether its members are private because it is a private extension.
    let isPrivate: Bool
  }

  init(_ bytes: [UInt8]) {
    lexer = SwiftLexer(bytes)
    token = lexer.next()
  }

  mutating func parse() {
    while token.kind != .end { parseNext() }
    if !scopes.isEmpty { hasUnpairedBracket = true }
  }

  private mutating func parseNext() {
    switch token.kind {
    case .word: parseWord()
    case .sign(UInt8(ascii: "}")):
      if scopes.popLast() == nil { hasUnpairedBracket = true }
      modifiers = Modifiers()
      advance()
    case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")):
      modifiers = Modifiers()
      skipBrackets()
    case .sign(UInt8(ascii: "@")): parseAttribute()
    case .sign(UInt8(ascii: ".")):
      // After a period, a keyword is a name.
      advance()
      if token.kind == .word { advance() }
    case .macro:
      if token.isFirstOnLine, let scope = scopes.last { types[scope.type].hasMacro = true }
      advance()
    default:
      modifiers = Modifiers()
      advance()
    }
  }

  private mutating func parseWord() {
    switch text {
    case "class": parseClass()
    case "struct": parseType(.struct)
    case "enum": parseType(.enum)
    case "protocol": parseType(.protocol)
    case "actor": parseType(.actor)
    case "extension": parseType(.extension)
    case "typealias": parseTypeAlias()
    case "func": parseFunction()
    case "init": parseInitializer()
    case "var": parseProperty(isConstant: false)
    case "let": parseProperty(isConstant: true)
    case "import": parseImport()
    case let word:
      if !modifiers.add(word, at: token.range) { modifiers = Modifiers() }
      advance()
      if token.isSign("("), !token.hasSpaceBefore, Modifiers.takeArgument.contains(word) {
        parseArgument(of: word)
      }
    }
  }

  /// Parses `(set)` behind an access level, or `(unsafe)`.
  private mutating func parseArgument(of word: String) {
    advance()
    if word == "private" || word == "fileprivate", text == "set" { modifiers.narrowToSetter() }
    while token.kind != .end, !token.isSign(")"), !token.isSign("}") { advance() }
    if token.isSign(")") { advance() }
  }

  mutating func parseAttribute() {
    advance()
    guard token.kind == .word else { return }
    if !Modifiers.plainAttributes.contains(text) { modifiers.hasMacro = true }
    if text == "_exported" { modifiers.isExported = true }
    let isObjectiveC = text == "objc"
    advance()
    while token.isSign("."), !token.hasSpaceBefore {
      advance()
      if token.kind == .word { advance() }
    }
    if token.isSign("<") { skipGenerics() }
    guard token.isSign("("), !token.hasSpaceBefore else { return }
    let start = token.range.upperBound
    skipBrackets()
    guard isObjectiveC, start < lastEnd else { return }
    let name = String(decoding: lexer.bytes[start..<lastEnd - 1], as: UTF8.self)
    modifiers.objectiveCName = String(name.filter { !$0.isWhitespace })
  }

  private mutating func parseImport() {
    if modifiers.isExported { exportsModule = true }
    modifiers = Modifiers()
    repeat { advance() } while token.kind != .end && !token.isFirstOnLine && !token.isSign(";") && !token.isSign("}")
  }

  // MARK: Types

  /// Parses `class`, which is a modifier before a member.
  private mutating func parseClass() {
    let range = token.range
    advance()
    if token.kind == .word, Modifiers.words.contains(text) || ["func", "var", "let", "subscript"].contains(text) {
      return modifiers.addStatic(at: range)
    }
    parseTypeBehindKeyword(.class)
  }

  private mutating func parseType(_ kind: TypeDeclaration.Kind) {
    advance()
    parseTypeBehindKeyword(kind)
  }

  private mutating func parseTypeBehindKeyword(_ kind: TypeDeclaration.Kind) {
    let modifiers = takeModifiers()
    let start = token.range.lowerBound
    guard let (name, isGeneric) = parseTypeName(isPath: kind == .extension) else { return }
    var declaration = TypeDeclaration(
      kind: kind, name: path(to: name), range: SourceRange(start, start + name.utf8.count),
      isFinal: modifiers.isFinal || kind == .actor, isPrivate: modifiers.isPrivate || isInPrivateExtension,
      isGeneric: isGeneric, hasMacro: modifiers.hasMacro)
    if token.isSign(":") { declaration.inherited = parseInherited() }
    while token.kind != .end, !token.isSign("{"), !token.isSign("}"), !token.isSign(";") {
      if token.isSign("(") || token.isSign("[") { skipBrackets() } else { advance() }
    }
    guard token.isSign("{") else { return }
    // Deeper types do not matter, and their full names would be long.
    guard scopes.count < Self.depthLimit else { return skipBrackets() }
    types.append(declaration)
    scopes.append(Scope(type: types.count - 1, isPrivate: kind == .extension && declaration.isPrivate))
    advance()
  }

  private mutating func parseTypeAlias() {
    advance()
    let modifiers = takeModifiers()
    let range = token.range
    guard let (name, isGeneric) = parseTypeName(isPath: false), token.isSign("=") else { return }
    var declaration = TypeDeclaration(
      kind: .typealias, name: path(to: name), range: SourceRange(range.lowerBound, range.upperBound), isFinal: false,
      isPrivate: modifiers.isPrivate || isInPrivateExtension, isGeneric: isGeneric, hasMacro: false)
    advance()
    declaration.inherited = parseTypeName(isPath: true).map { [$0.name] } ?? []
    types.append(declaration)
  }

  /// Parses a name and skips its generic parameters or arguments, and says whether it has some; nil if there is no name.
  private mutating func parseTypeName(isPath: Bool) -> (name: String, isGeneric: Bool)? {
    guard token.kind == .word || token.kind == .quotedWord else { return nil }
    var name = text
    advance()
    var isGeneric = token.isSign("<")
    if isGeneric { skipGenerics() }
    while isPath, token.isSign("."), !token.isFirstOnLine {
      advance()
      guard token.kind == .word || token.kind == .quotedWord else { break }
      name += "." + text
      advance()
      guard token.isSign("<") else { continue }
      isGeneric = true
      skipGenerics()
    }
    return (name, isGeneric)
  }

  /// Parses the types behind the colon of a declaration.
  private mutating func parseInherited() -> [String] {
    var names: [String] = []
    repeat {
      advance()
      while token.isSign("@") { parseAttribute() }
      if let type = parseTypeName(isPath: true) { names.append(type.name) }
    } while token.isSign(",") || token.isSign("&")
    modifiers = Modifiers()
    return names
  }

  /// The full name of a type inside the open types.
  private func path(to name: String) -> String { scopes.last.map { types[$0.type].name + "." + name } ?? name }

  private var isInPrivateExtension: Bool { scopes.last?.isPrivate ?? false }

  // MARK: Members

  private mutating func parseFunction() {
    advance()
    let modifiers = takeModifiers()
    let (name, range) = (text, token.range)
    // An operator has several signs, and can have generic parameters behind a space.
    var generics = ""
    while token.kind != .end, !token.isSign("("), !token.isSign("{"), !token.isSign("}") {
      let isName = token.kind == .word || token.kind == .quotedWord
      advance()
      if isName, token.isSign("<") { generics = parseGenerics() }
    }
    guard token.isSign("("), let scope = scopes.last else { return }
    let parameters = parseParameters()
    var function = self.function(name, range, parameters, modifiers, generics: generics)
    parseResult(of: &function)
    if function.isStatic {
      types[scope.type].staticMethods.append(function)
    } else {
      types[scope.type].methods.append(function)
    }
  }

  private mutating func parseInitializer() {
    let range = token.range
    advance()
    let modifiers = takeModifiers()
    let isFailable = token.isSign("?")
    if isFailable || token.isSign("!") { advance() }
    let generics = token.isSign("<") ? parseGenerics() : ""
    guard token.isSign("("), let scope = scopes.last else { return }
    let parameters = parseParameters()
    var initializer = function("init", range, parameters, modifiers, generics: generics)
    initializer.isFailable = isFailable
    parseResult(of: &initializer)
    types[scope.type].initializers.append(initializer)
  }

  private func function(
    _ name: String, _ range: Range<Int>, _ parameters: [FunctionDeclaration.Parameter], _ modifiers: Modifiers,
    generics: String = ""
  ) -> FunctionDeclaration {
    let range = SourceRange(range.lowerBound, range.upperBound)
    return FunctionDeclaration(
      name: name, range: range, parameters: parameters, isPrivate: modifiers.isPrivate || isInPrivateExtension,
      isConvenience: modifiers.isConvenience, isStatic: modifiers.isStatic, isOverride: modifiers.isOverride,
      isFinal: modifiers.isFinal,
      restriction: modifiers.restriction.map { SourceRange($0.lowerBound, $0.upperBound) }, generics: generics,
      signature: range, objectiveCName: modifiers.objectiveCName)
  }

  private mutating func parseProperty(isConstant: Bool) {
    advance()
    let modifiers = takeModifiers()
    if token.isSign("(") { return parseTuple(modifiers, isConstant) }
    repeat {
      if token.isSign(",") { advance() }
      guard token.kind == .word || token.kind == .quotedWord else { return }
      let (name, range) = (text, token.range)
      advance()
      var type: String?
      if token.isSign(":") {
        advance()
        type = parseWrittenType()
      }
      add(name, range, type, modifiers, isConstant)
      if token.isSign("=") { skipValue() }
    } while token.isSign(",")
  }

  /// Whether the accessors that begin with the brace read a property only: `get`, or nothing but what it returns.
  private var hasNoSetter: Bool {
    var ahead = self
    ahead.advance()
    while ahead.token.isSign("@") {
      ahead.advance()
      ahead.advance()
    }
    guard ahead.token.kind == .word, Self.accessors.contains(ahead.text) else { return true }
    while ahead.token.kind != .end, !ahead.token.isSign("}") {
      if ahead.token.kind == .word, Self.setters.contains(ahead.text) { return false }
      if ahead.token.isSign("{") || ahead.token.isSign("(") { ahead.skipBrackets() } else { ahead.advance() }
    }
    return true
  }

  /// The words that begin an accessor, and those among them that a property which can be set has.
  private static let accessors: Set<String> = setters.union(["get", "_read", "mutating", "nonmutating", "nonisolated"])
  private static let setters: Set<String> = ["set", "willSet", "didSet", "_modify", "init"]

  /// Parses the names of `let (width, height) = size`.
  private mutating func parseTuple(_ modifiers: Modifiers, _ isConstant: Bool) {
    while token.kind != .end, !token.isSign(")"), !token.isSign("{"), !token.isSign("}") {
      if token.kind == .word { add(text, token.range, nil, modifiers, isConstant) }
      advance()
    }
    if token.isSign(")") { advance() }
  }

  private mutating func add(
    _ name: String, _ range: Range<Int>, _ type: String?, _ modifiers: Modifiers, _ isConstant: Bool
  ) {
    guard let scope = scopes.last, !modifiers.isStatic else { return }
    types[scope.type].properties.append(
      PropertyDeclaration(
        name: name, range: SourceRange(range.lowerBound, range.upperBound), type: type, isConstant: isConstant,
        isReadOnly: token.isSign("{") && !isConstant && hasNoSetter,
        isPrivate: modifiers.isPrivate || modifiers.hasPrivateSetter || isInPrivateExtension))
  }

  /// Skips the initial value of a property, up to a comma before another property, or to the end of its line.
  private mutating func skipValue() {
    repeat {
      if token.isSign("{") || token.isSign("(") || token.isSign("[") { skipBrackets() } else { advance() }
      if token.isSign("."), token.kind != .end {
        advance()
        if token.kind == .word { advance() }
      }
    } while token.kind != .end && !token.isSign(",") && !token.isSign("}") && !token.isSign(";")
      && !(token.isFirstOnLine && !token.isSign("."))
  }

  /// The text of a type, up to the first token that cannot be part of one.
  mutating func parseWrittenType() -> String {
    let start = token.range.lowerBound
    var end = start
    while token.kind != .end, !isEndOfType(token, isFirst: token.range.lowerBound == start) {
      if token.isSign("(") || token.isSign("[") {
        skipBrackets()
      } else if token.isSign("<") {
        skipGenerics()
      } else {
        lastEnd = token.range.upperBound
        advance()
      }
      end = lastEnd
    }
    return String(decoding: lexer.bytes[start..<max(start, end)], as: UTF8.self)
  }

  private func isEndOfType(_ token: SwiftToken, isFirst: Bool) -> Bool {
    switch token.kind {
    case .sign(let sign):
      [UInt8]("=,){};".utf8).contains(sign) || sign == UInt8(ascii: "@") && token.isFirstOnLine && !isFirst
    case .word, .quotedWord, .macro, .literal: token.isFirstOnLine && !isFirst
    case .arrow, .end: false
    }
  }

  // MARK: Tokens

  /// The end of the last skipped bracket or token.
  var lastEnd = 0

  mutating func advance() { token = lexer.next() }

  /// The text of the token, without backticks.
  var text: String { String(decoding: lexer.bytes[token.range], as: UTF8.self) }

  private mutating func takeModifiers() -> Modifiers {
    defer { modifiers = Modifiers() }
    return modifiers
  }

  /// Skips brackets and their contents. All kinds of brackets count alike.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch token.kind {
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .end:
        hasUnpairedBracket = true
        return
      default: break
      }
      lastEnd = token.range.upperBound
      advance()
    } while depth > 0
  }

  /// Skips from `<` to `>`.
  mutating func skipGenerics() {
    var depth = 0
    repeat {
      switch token.kind {
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")): depth -= 1
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")):
        skipBrackets()
        continue
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .end: return
      default: break
      }
      lastEnd = token.range.upperBound
      advance()
    } while depth > 0
  }
}
