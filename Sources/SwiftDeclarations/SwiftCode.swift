/// The tokens of a Swift file, for programs that look for names in code: comments and strings are left out, what is
/// interpolated into strings is not.
package struct SwiftCode: Sendable {
  /// A token.
  package struct Token: Sendable {
    /// The kind of token.
    package enum Kind: Sendable, Equatable {
      /// A name or a keyword; in backticks it is a name.
      case word(isQuoted: Bool)
      /// A string, a number or a regular expression.
      case literal
      /// An operator or a bracket, by its byte; `->` by that of `>`.
      case sign(UInt8)
      /// `#` and a name.
      case macro
    }

    package let kind: Kind
    /// The bytes of the token, without backticks.
    package let range: Range<Int>
    package let isFirstOnLine: Bool
  }

  package let bytes: [UInt8]
  /// The tokens in the order of the file.
  package private(set) var tokens: [Token] = []
  /// Whether a string or comment has no end, so that names can be missing.
  package private(set) var isIncomplete = false

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var open = [0..<bytes.count]
    while let range = open.popLast() { open += read(range) }
    tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Reads the tokens of a range and returns the ranges of code inside strings.
  private mutating func read(_ range: Range<Int>) -> [Range<Int>] {
    var lexer = SwiftLexer(range.upperBound == bytes.count ? bytes : Array(bytes[..<range.upperBound]))
    if range.lowerBound > 0 { lexer.index = range.lowerBound }
    while true {
      let token = lexer.next()
      let kind: Token.Kind
      switch token.kind {
      case .word: kind = .word(isQuoted: false)
      case .quotedWord: kind = .word(isQuoted: true)
      case .literal: kind = .literal
      case .arrow: kind = .sign(UInt8(ascii: ">"))
      case .sign(let sign): kind = .sign(sign)
      case .macro: kind = .macro
      case .end:
        isIncomplete = isIncomplete || lexer.isIncomplete
        return lexer.interpolations
      }
      tokens.append(Token(kind: kind, range: token.range, isFirstOnLine: token.isFirstOnLine))
    }
  }

  /// The text of a token.
  package func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
}
