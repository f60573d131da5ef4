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
  /// The first token of the first argument; nil without arguments.
  public let argument: String?

  /// The calls of functions with these names, in the order of the file.
  public static func find(_ names: Set<String>, in file: SceneFile) -> [SwiftCall] {
    var lexer = SwiftLexer(file.bytes)
    var calls: [SwiftCall] = []
    var token = lexer.next()
    while token.kind != .end {
      let name = token
      token = lexer.next()
      guard name.kind == .word, token.isSign("("), names.contains(text(of: name, in: file)) else { continue }
      token = lexer.next()
      var argument = token
      var label: String?
      if argument.kind == .word {
        let next = lexer.next()
        token = next
        if next.isSign(":") {
          label = text(of: argument, in: file)
          argument = lexer.next()
          token = argument
        }
      }
      calls.append(
        SwiftCall(
          name: text(of: name, in: file), range: SourceRange(name.range.lowerBound, name.range.upperBound),
          label: label, text: literal(argument, in: file),
          argument: argument.isSign(")") || argument.kind == .end ? nil : text(of: argument, in: file)))
    }
    return calls
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
