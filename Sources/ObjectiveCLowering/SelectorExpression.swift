/// What stands in the parentheses of `#selector`.
struct SelectorExpression {
  enum Member: Equatable {
    case method
    case getter
    case setter
  }

  /// UIKit calls methods with the sender and the event.
  static let mostParameters = 2

  private(set) var member = Member.method
  /// The tokens before the name: a type, `self` or another expression; empty if there are none.
  private(set) var base: Range<Int>
  private(set) var name: String
  /// The argument labels, `_` for none; nil if they are not written.
  private(set) var labels: [String]?
  /// The tokens of the type behind `as`; empty if there is none.
  private(set) var type: Range<Int>

  /// Parses the tokens between the parentheses; nil if they name no member.
  init?(_ range: Range<Int>, in tokens: SourceTokens) {
    var range = range
    if tokens.isSign(range.lowerBound + 1, ":"), range.count > 2 {
      switch tokens.word(range.lowerBound) {
      case "getter": member = .getter
      case "setter": member = .setter
      default: return nil
      }
      range = range.lowerBound + 2..<range.upperBound
    }
    type = range.upperBound..<range.upperBound
    if let cast = Self.castWord(in: range, tokens) {
      type = cast + 1..<range.upperBound
      range = range.lowerBound..<cast
    }
    var end = range.upperBound
    if tokens.isSign(end - 1, ")"), let open = tokens.partner(end - 1), open > range.lowerBound {
      guard let written = Self.labels(in: open + 1..<end - 1, tokens) else { return nil }
      labels = written
      end = open
    }
    guard end > range.lowerBound, let name = tokens.word(end - 1, orQuoted: true) else { return nil }
    self.name = name
    let hasBase = end - 2 > range.lowerBound && tokens.isSign(end - 2, ".")
    guard hasBase || end - 1 == range.lowerBound else { return nil }
    base = range.lowerBound..<(hasBase ? end - 2 : range.lowerBound)
  }

  /// The word `as` outside brackets.
  private static func castWord(in range: Range<Int>, _ tokens: SourceTokens) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isWord(index, "as") { return index }
      let isBracket = tokens.isSign(index, "(") || tokens.isSign(index, "[") || tokens.isSign(index, "{")
      index = isBracket ? (tokens.partner(index) ?? range.upperBound) + 1 : index + 1
    }
    return nil
  }

  /// The labels in `_:for:`; nil if it is something else.
  private static func labels(in range: Range<Int>, _ tokens: SourceTokens) -> [String]? {
    guard range.count.isMultiple(of: 2), !range.isEmpty else { return nil }
    var labels: [String] = []
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      guard let label = tokens.word(index, orQuoted: true), tokens.isSign(index + 1, ":") else { return nil }
      labels.append(label)
    }
    return labels
  }
}
