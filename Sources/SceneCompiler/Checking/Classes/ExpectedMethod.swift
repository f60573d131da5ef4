import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// A method of an author's class as its caller needs it: a requirement of a generated protocol, or a method of UIKit's.
struct ExpectedMethod {
  /// The base name.
  let name: String
  /// The labels, with the types that Swift compares.
  let parameters: [(label: String, type: String)]
  /// The type of the result; nil for none.
  var result: String? = nil
  /// Whether there is another method for it, of generated code or UIKit's, which Swift prefers to a generic one.
  var hasDefault = false

  /// The name with the labels: `prepare(for:sender:)`.
  var fullName: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// The method as Swift declares it, with the names that a method which nearly fits has for its parameters.
  func signature(like method: FunctionDeclaration) -> String {
    let list = parameters.enumerated().map { position, parameter in
      let own = position < method.parameters.count ? method.parameters[position].name : nil
      let name = own ?? (parameter.type == Self.anything ? "sender" : parameter.label)
      return (name == parameter.label ? name : parameter.label + " " + name) + ": " + parameter.type
    }
    return SwiftName.escaped(name) + "(" + list.joined(separator: ", ") + ")" + (result.map { " -> " + $0 } ?? "")
  }

  /// The type of a sender.
  static let anything = "Any?"

  /// Why a method is not the one that is called; nil if it is, or if the sources do not show that it is not.
  func misfit(of method: FunctionDeclaration, _ index: ClassIndex) -> MethodMisfit? {
    guard method.parameters.map(\.label) == parameters.map(\.label) else { return .labels(fullName) }
    for (own, needed) in zip(method.parameters, parameters) {
      if isOther(own.type, needed.type, method, index) {
        return .parameter(own.name, type: own.type, needed: needed.type)
      }
    }
    if method.isStatic { return .static }
    if method.isPrivate { return .private }
    if let effect = method.effects.first { return .effect(effect) }
    if method.hasRequirements || method.generics.contains(":") || (hasDefault && !method.generics.isEmpty) {
      return .generic
    }
    let given = method.result.flatMap { ["Void", "()", "Swift.Void"].contains($0) ? nil : $0 }
    switch (given, result) {
    case (nil, nil): return nil
    case (nil, let needed?): return .result(nil, needed: needed)
    case (let given?, nil): return .result(given, needed: nil)
    case (let given?, let needed?):
      return isOther(given, needed, method, index) ? .result(given, needed: needed) : nil
    }
  }

  /// Whether a type that Swift code writes is surely another than one that is needed: Swift takes no subclass for it.
  private func isOther(
    _ written: String, _ needed: String, _ method: FunctionDeclaration, _ index: ClassIndex
  ) -> Bool {
    let written = Self.plain(written)
    let needed = Self.plain(needed)
    guard written != needed, !written.hasSuffix("." + needed), !needed.hasSuffix("." + written) else { return false }
    let words = written.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    // Generic parameters without a condition can be any type, and an alias any other name.
    if words.contains(where: { index.hasAlias($0) || $0 == "Self" }) { return false }
    return !method.generics.split(whereSeparator: { "<>, \n".contains($0) }).contains { words.contains(String($0)) }
  }

  /// A type in one form: without white space, and with `?` for an optional.
  private static func plain(_ type: String) -> String {
    var type = type.filter { !$0.isWhitespace }
    for name in ["Optional<", "Swift.Optional<"] where type.hasPrefix(name) && type.hasSuffix(">") {
      type = type.dropFirst(name.count).dropLast() + "?"
    }
    if type.hasPrefix("("), type.hasSuffix(")?") { type = type.dropFirst().dropLast(2) + "?" }
    for prefix in ["UIKit.", "Swift."] where type.hasPrefix(prefix) { type.removeFirst(prefix.count) }
    return type
  }
}

/// Why a method is not the one that its name suggests.
enum MethodMisfit {
  case labels(String)
  case parameter(String, type: String, needed: String)
  case result(String?, needed: String?)
  case `private`
  case `static`
  case effect(String)
  case generic

  /// The reason, as the second half of a sentence.
  var reason: String {
    switch self {
    case .labels(let name): "the method that is called is '\(name)'"
    case .parameter(let name, let type, let needed): "'\(name)' is of type '\(type)', not '\(needed)'"
    case .result(nil, let needed): "it returns no '\(needed ?? "Void")'"
    case .result(let type?, nil): "it returns '\(type)', and the method that is called returns nothing"
    case .result(let type?, let needed?): "it returns '\(type)', not '\(needed)'"
    case .private: "it is private, and the generated file cannot see it"
    case .static: "it belongs to the class, not to an object"
    case .effect(let word): "it is '\(word)'"
    case .generic: "it is generic"
    }
  }

  /// Whether a modifier in front of the method is the reason.
  var isModifier: Bool {
    switch self {
    case .private, .static: true
    default: false
    }
  }
}
