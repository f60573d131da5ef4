import SwiftDeclarations

/// Makes `#selector` a selector with a closure that calls the method, and `#keyPath` a string.
struct SelectorLowering {
  let types: DeclaredTypes

  func apply(to file: inout SourceFile) {
    let tokens = file.tokens
    for index in tokens.indices where tokens.isSign(index + 1, "(") {
      guard let close = tokens.partner(index + 1) else { continue }
      if tokens.isMacro(index, "#selector") {
        replaceSelector(index..<close + 1, in: &file)
      } else if tokens.isMacro(index, "#keyPath") {
        replaceKeyPath(index..<close + 1, in: &file)
      }
    }
  }

  private func replaceSelector(_ range: Range<Int>, in file: inout SourceFile) {
    guard let expression = SelectorExpression(range.lowerBound + 2..<range.upperBound - 1, in: file.tokens) else {
      return file.report(range, "the selector names no method; write it as Type.method(_:)")
    }
    guard let target = Target(of: expression, at: range.lowerBound, in: file) else {
      return file.report(range, "the selector is in no class; name the class: Type.\(expression.name)")
    }
    guard let call = call(of: expression, target, in: file.tokens) else {
      return file.report(range, "the method has more than two parameters, and selectors pass a sender and an event")
    }
    let name = StringLiteral.swift(call.name)
    file.replace(range, by: "Selector(_name: \(name), of: \(target.metatype), calls: { \(call.closure) })")
  }

  /// The class that a selector looks for its method in.
  private struct Target {
    /// Its name; nil for the type of an expression.
    let name: String?
    /// The expression for it.
    let metatype: String

    init?(of expression: SelectorExpression, at place: Int, in file: SourceFile) {
      let base = file.tokens.text(of: expression.base)
      switch base {
      case "", "self", "Self", "super":
        guard let body = file.bodies.innermost(around: place) else { return nil }
        name = body.declaration.name
        metatype = body.declaration.name + ".self"
      default:
        // `Outer.Inner<Item>` has neither names in lower case nor calls.
        let isType = expression.base.allSatisfy { token in
          file.tokens.word(token)?.first?.isUppercase ?? !file.tokens.isSign(token, "(")
        }
        name = isType ? base : nil
        metatype = isType ? base + ".self" : "type(of: \(base))"
      }
    }
  }

  /// The name of a selector and the code of its closure; nil if the method has too many parameters.
  private func call(
    of expression: SelectorExpression, _ target: Target, in tokens: SourceTokens
  ) -> (name: String, closure: String)? {
    let name = expression.name
    switch expression.member {
    case .getter: return (name, "$0.\(name)")
    case .setter: return ("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", "$0.\(name) = $1")
    case .method: break
    }
    let method = target.name.flatMap { types.method(name, expression.labels, of: $0) }
    let labels = method?.parameters.map(\.label) ?? expression.labels ?? labels(of: expression.type, target, tokens)
    guard labels.count <= SelectorExpression.mostParameters else { return nil }
    let selector =
      method.map { ObjectiveCSelector(of: $0) }
      ?? ObjectiveCSelector(of: ObjectiveCSelector.Method(name: name, labels: labels))
    let arguments = labels.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let reference = "$0.\(name)" + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")")
    guard !expression.type.isEmpty else { return (selector.text, "\(reference)(\(arguments))") }
    let type = tokens.text(of: boundType(expression.type, target, tokens))
    return (selector.text, "(\(reference) as \(type))(\(arguments))")
  }

  /// As many labels as a function type has parameters.
  private func labels(of type: Range<Int>, _ target: Target, _ tokens: SourceTokens) -> [String] {
    let type = boundType(type, target, tokens)
    guard tokens.isSign(type.lowerBound, "("), let close = tokens.partner(type.lowerBound),
      close > type.lowerBound + 1
    else { return [] }
    var (count, index) = (1, type.lowerBound + 1)
    while index < close {
      if tokens.isSign(index, ",") { count += 1 }
      let isBracket = tokens.isSign(index, "(") || tokens.isSign(index, "[")
      index = isBracket ? (tokens.partner(index) ?? close) + 1 : index + 1
    }
    return Array(repeating: "_", count: count)
  }

  /// The type of a method of an instance: `(UIButton) -> Void` of `(Form) -> (UIButton) -> Void`.
  private func boundType(_ type: Range<Int>, _ target: Target, _ tokens: SourceTokens) -> Range<Int> {
    guard tokens.isSign(type.lowerBound, "("), let close = tokens.partner(type.lowerBound),
      tokens.text(of: type.lowerBound + 1..<close) == target.name, tokens.isSign(close + 1, ">"),
      tokens.isSign(close + 2, "(")
    else { return type }
    return close + 2..<type.upperBound
  }

  /// `#keyPath(Form.name.first)` is the string `name.first`.
  private func replaceKeyPath(_ range: Range<Int>, in file: inout SourceFile) {
    let names = (range.lowerBound + 2..<range.upperBound - 1).compactMap { file.tokens.word($0, orQuoted: true) }
    let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }
    file.replace(range, by: StringLiteral.swift(path.joined(separator: ".")))
  }
}
