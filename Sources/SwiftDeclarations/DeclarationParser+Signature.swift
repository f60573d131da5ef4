import SceneDiagnostics

/// What stands between the name of a function and its body.
extension DeclarationParser {
  /// Parses the parameters from `(` to `)`.
  mutating func parseParameters() -> [FunctionDeclaration.Parameter] {
    var parameters: [FunctionDeclaration.Parameter] = []
    advance()
    while token.kind != .end, !token.isSign(")"), !token.isSign("}") {
      if let parameter = parseParameter() { parameters.append(parameter) }
      // A comma, or a colon without a label before it.
      if token.isSign(",") || token.isSign(":") { advance() }
    }
    if token.isSign(")") {
      lastEnd = token.range.upperBound
      advance()
    } else {
      hasUnpairedBracket = true
    }
    modifiers = Modifiers()
    return parameters
  }

  /// Parses a parameter up to the next comma or bracket; nil if it has no colon.
  private mutating func parseParameter() -> FunctionDeclaration.Parameter? {
    var label: String?
    var name: String?
    while token.kind != .end, !token.isSign(":"), !token.isSign(","), !token.isSign(")"), !token.isSign("}") {
      if token.isSign("@") {
        parseAttribute()
      } else if token.isSign("(") || token.isSign("[") || token.isSign("{") {
        skipBrackets()
      } else {
        if token.kind == .word || token.kind == .quotedWord {
          if label == nil { label = text }
          name = text
        }
        advance()
      }
    }
    guard token.isSign(":"), let label else { return nil }
    advance()
    let type = parseWrittenType()
    let hasDefault = token.isSign("=")
    while token.kind != .end, !token.isSign(","), !token.isSign(")"), !token.isSign("}") {
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { skipBrackets() } else { advance() }
    }
    return FunctionDeclaration.Parameter(label: label, name: name ?? label, type: type, hasDefault: hasDefault)
  }

  /// Skips from `<` to `>`, and returns the text.
  mutating func parseGenerics() -> String {
    let start = token.range.lowerBound
    skipGenerics()
    return String(decoding: lexer.bytes[start..<max(start, lastEnd)], as: UTF8.self)
  }

  /// Parses what stands between the parameters and the body.
  mutating func parseResult(of function: inout FunctionDeclaration) {
    while token.kind == .word, ["async", "reasync", "throws", "rethrows"].contains(text) {
      function.effects.append(text)
      lastEnd = token.range.upperBound
      advance()
      if token.isSign("("), function.effects.last == "throws" { skipBrackets() }
    }
    if token.kind == .arrow {
      advance()
      // A `where` clause is in the text, for its words could be part of a type.
      let type = parseWrittenType()
      let clause = type.firstRange(of: " where ")
      function.hasRequirements = clause != nil
      function.result = clause.map { String(type[..<$0.lowerBound]) } ?? type
      if let clause { lastEnd -= type[clause.lowerBound...].utf8.count }
    } else if token.kind == .word, text == "where" {
      function.hasRequirements = true
    }
    function.signature = SourceRange(function.range.start, max(function.range.end, lastEnd))
  }
}
