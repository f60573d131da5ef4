/// A token of Swift, as far as the parser of declarations distinguishes them.
struct SwiftToken {
  enum Kind: Equatable {
    /// A name or a keyword.
    case word
    /// A name in backticks, which is not a keyword.
    case quotedWord
    /// A string, a number or a regular expression.
    case literal
    /// `->`.
    case arrow
    /// Any other sign, by its byte.
    case sign(UInt8)
    /// `#` and a name: a macro. Directives of conditional compilation are not tokens.
    case macro
    /// The end of the file.
    case end
  }

  let kind: Kind
  /// The bytes of the token, without backticks.
  let range: Range<Int>
  /// Whether it is the first on its line.
  let isFirstOnLine: Bool
  /// Whether white space or a comment precedes it.
  let hasSpaceBefore: Bool

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}
