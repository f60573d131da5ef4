public import SceneDiagnostics

/// A call in a Swift file, by the name of the function.
public struct SwiftCall: Sendable, Equatable {
  /// The name of the function, without what it is called on.
  public let name: String
  /// The range of the name.
  public let range: SourceRange
  /// The label of the first argument; nil for none.
  public let label: String?
  /// The first argument, if it is a string without interpolation.
  public let text: String?
  /// The first argument, as it is written; its first token, if it is long. Nil without arguments.
  public let argument: String?

  /// The calls of functions with these names, in the order of the file. `UIStoryboard.init(…)` is a call of
  /// `UIStoryboard`, and a closure can stand in the place of arguments.
  public static func find(_ names: Set<String>, in file: SceneFile) -> [SwiftCall] {
    var lexer = SwiftLexer(file.bytes)
    var calls: [SwiftCall] = []
    // The name in front of the last point, and whether a point was the last token.
    var (owner, isMember): (SwiftToken?, Bool) = (nil, false)
    var last: SwiftToken?
    var token = lexer.next()
    while token.kind != .end {
      let name = token
      token = lexer.next()
      if name.isSign(".") { (owner, isMember) = (last, true) }
      defer {
        if !name.isSign(".") { isMember = false }
        last = name
      }
      guard name.kind == .word else { continue }
      let isClosure = isMember && token.isSign("{")
      guard token.isSign("(") || isClosure else { continue }
      var called = name
      if isMember, text(of: name, in: file) == "init", let owner, names.contains(text(of: owner, in: file)) {
        called = owner
      }
      guard names.contains(text(of: called, in: file)) else { continue }
      var (label, value): (String?, Argument?)
      if !isClosure {
        token = lexer.next()
        (label, value) = firstArgument(token, lexer, file)
      }
      calls.append(
        SwiftCall(
          name: text(of: called, in: file), range: SourceRange(called.range.lowerBound, name.range.upperBound),
          label: label, text: value?.literal, argument: value?.text))
    }
    return calls
  }

  /// An argument, as it is written.
  private typealias Argument = (text: String, literal: String?)

  /// The label and the value of the argument that begins with a token; the lexer stands behind that.
  private static func firstArgument(
    _ first: SwiftToken, _ lexer: SwiftLexer, _ file: SceneFile
  ) -> (String?, Argument?) {
    var lexer = lexer
    lexer.interpolations = []
    var (start, next) = (first, lexer.next())
    var label: String?
    if start.kind == .word, next.isSign(":") {
      label = text(of: start, in: file)
      start = lexer.next()
      next = lexer.next()
    }
    if start.isSign(")") || start.kind == .end { return (label, nil) }
    let value = text(of: start, in: file)
    var (end, depth) = (start.range.upperBound, nesting(of: start))
    // The limit keeps calls in calls from taking quadratic time.
    for _ in 0..<32 {
      if depth == 0, next.isSign(",") || next.isSign(")") {
        let whole = String(decoding: file.bytes[start.range.lowerBound..<end], as: UTF8.self)
        let isToken = end == start.range.upperBound
        return (label, (whole.contains("\n") ? value : whole, isToken ? literal(start, in: file) : nil))
      }
      if next.kind == .end { break }
      depth += nesting(of: next)
      end = next.range.upperBound
      next = lexer.next()
    }
    return (label, (value, nil))
  }

  private static func nesting(of token: SwiftToken) -> Int {
    if ["(", "[", "{"].contains(where: token.isSign) { return 1 }
    return [")", "]", "}"].contains(where: token.isSign) ? -1 : 0
  }

  private static func text(of token: SwiftToken, in file: SceneFile) -> String {
    String(decoding: file.bytes[token.range], as: UTF8.self)
  }

  private static func literal(_ token: SwiftToken, in file: SceneFile) -> String? {
    let text = text(of: token, in: file)
    guard token.kind == .literal, text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
