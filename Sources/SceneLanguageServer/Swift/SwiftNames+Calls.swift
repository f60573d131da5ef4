import SceneDiagnostics
import SwiftDeclarations

extension SwiftNames {
  /// What is in front of an argument in a call, or of a parameter in a declaration.
  struct Label {
    /// The label; `_` for none.
    let name: String
    /// Its range; nil if nothing is written.
    let range: SourceRange?
    /// Whether a parameter has a name of its own behind its label.
    let hasOwnName: Bool
  }

  /// The labels in the parentheses behind a name: of a call, of a declaration, or of a name such as `save(_:for:)`; nil
  /// if there are no parentheses.
  func labels(behind index: Int) -> [Label]? {
    guard sign(index + 1) == UInt8(ascii: "("), let close = closing(index + 1) else { return nil }
    var labels: [Label] = []
    var next = index + 2
    while next < close {
      labels.append(label(next))
      next = end(ofArgument: next, before: close)
    }
    return labels
  }

  private func label(_ index: Int) -> Label {
    let nothing = Label(name: "_", range: nil, hasOwnName: false)
    guard let word = word(index) else { return nothing }
    let range = SourceRange(code.tokens[index].range)
    if sign(index + 1) == UInt8(ascii: ":") { return Label(name: word, range: range, hasOwnName: false) }
    guard self.word(index + 1) != nil, sign(index + 2) == UInt8(ascii: ":") else { return nothing }
    return Label(name: word, range: range, hasOwnName: true)
  }

  /// The token behind an argument and its comma, or behind a label of a name such as `save(_:for:)`.
  private func end(ofArgument start: Int, before close: Int) -> Int {
    if sign(start + 1) == UInt8(ascii: ":"), word(start) != nil {
      let isOnlyLabel = start + 2 == close || word(start + 2) != nil && sign(start + 3) == UInt8(ascii: ":")
      if isOnlyLabel { return start + 2 }
    }
    var index = start
    while index < close {
      switch sign(index) {
      case UInt8(ascii: ","): return index + 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): index = closing(index) ?? close
      default: break
      }
      index += 1
    }
    return close
  }

  /// Whether a call has a closure behind its parentheses.
  func hasTrailingClosure(behind index: Int) -> Bool {
    guard sign(index + 1) == UInt8(ascii: "("), let close = closing(index + 1) else { return false }
    return sign(close + 1) == UInt8(ascii: "{") && !code.tokens[close + 1].isFirstOnLine
  }

  /// Whether a token is the name of a parameter in the declaration of a function or an initialiser.
  func isParameterName(_ index: Int) -> Bool {
    guard sign(index + 1) == UInt8(ascii: ":"), let callee = callee(around: index), let function = word(callee) else {
      return false
    }
    return function == "init" && receiver(callee) == .none || word(callee - 1) == "func"
  }

  /// The first of some texts that a string literal is.
  func firstLiteral(among texts: Set<String>) -> String? {
    guard !texts.isEmpty else { return nil }
    return code.tokens.lazy.filter { $0.kind == .literal && $0.range.count > 2 }.map { token in
      String(decoding: self.code.bytes[token.range].dropFirst().dropLast(), as: UTF8.self)
    }.first(where: texts.contains)
  }

  /// Where a text is made a selector: `Selector("save:")`, `NSSelectorFromString("save:")`.
  func selectorLiteral(_ text: String) -> Int? {
    let quoted = Array(("\"" + text + "\"").utf8)
    let makers = occurrences(of: "Selector") + occurrences(of: "NSSelectorFromString")
    return makers.lazy.compactMap { maker -> Int? in
      var next = maker.index + 1
      while self.sign(next) == UInt8(ascii: "(") { next += 1 }
      guard code.tokens.indices.contains(next), code.tokens[next].kind == .literal,
        code.bytes[code.tokens[next].range].elementsEqual(quoted)
      else { return nil }
      return code.tokens[next].range.lowerBound
    }.first
  }
}
