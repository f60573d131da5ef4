import SceneDiagnostics
import SwiftDeclarations

/// Gives optional requirements of protocols a default implementation, and calls them without a question mark.
struct OptionalRequirements {
  /// The optional methods of each protocol, of UIKit's and of those that the target declares.
  private(set) var methods = UIKitOptionalMethods.byProtocol
  /// Their names without labels, which are enough to tell them from closures.
  private var names = Set(UIKitOptionalMethods.byProtocol.values.joined().map { String($0.prefix { $0 != "(" }) })

  /// Replaces the optional requirements of the files.
  mutating func replace(in file: inout SourceFile) {
    for body in file.bodies where body.declaration.kind == .protocol {
      for index in body.open + 1..<body.close where file.tokens.isWord(index, "optional") {
        replaceRequirement(index, of: body, in: &file)
      }
    }
  }

  private mutating func replaceRequirement(_ index: Int, of body: TypeBody, in file: inout SourceFile) {
    let keyword = DeclarationStart.keyword(from: index, in: file.tokens)
    guard file.tokens.isWord(keyword, "func"), let name = file.tokens.word(keyword + 1, orQuoted: true),
      let method = body.method(at: keyword + 1, in: file.tokens)
    else {
      let isMember = file.tokens.isWord(keyword, "var") || file.tokens.isWord(keyword, "subscript")
      if isMember { file.report(index..<keyword + 2, "Swift has no optional property; declare a method") }
      return
    }
    guard let value = Self.defaultValue(of: method) else {
      return file.report(
        index..<keyword + 2,
        "'\(name)' returns a value, and an object that lacks it could not say so; let it return an optional value")
    }
    file.blank(index..<index + 1)
    names.insert(name)
    methods[DeclaredTypes.lastName(body.declaration.name), default: []].insert(method.fullName)
    let access = Self.accessLevel(of: body, in: file.tokens)
    let signature = file.file.text(in: method.signature)
    file.insert("; extension \(body.declaration.name) { \(access)func \(signature) {\(value)} }", after: body.close)
  }

  /// What a default implementation returns: nothing or nil; nil if it would have to make up a value.
  private static func defaultValue(of method: FunctionDeclaration) -> String? {
    switch method.result?.trimmingPrefix(while: \.isWhitespace) {
    case nil, "Void", "()": ""
    case .some(let result) where result.hasSuffix("?") || result.hasSuffix("!"): " nil "
    case .some: nil
    }
  }

  private static func accessLevel(of body: TypeBody, in tokens: SourceTokens) -> String {
    var index = DeclarationStart.index(of: body.name - 1, in: tokens)
    while index < body.name - 1 {
      if let word = tokens.word(index), ["public", "package", "fileprivate", "private"].contains(word) {
        return word == "private" ? "fileprivate " : word + " "
      }
      index = DeclarationStart.skip(index, in: tokens)
    }
    return ""
  }

  /// Takes the question mark off calls of optional methods: `delegate?.formDidEnd?(form)`.
  func replaceCalls(in file: inout SourceFile) {
    let tokens = file.tokens
    for index in tokens.indices where tokens.isSign(index, "?") && tokens.isSign(index + 1, "(") {
      guard tokens.isDirectlyBefore(index, index + 1), tokens.isSign(index - 2, "."),
        let name = tokens.word(index - 1, orQuoted: true), names.contains(name)
      else { continue }
      file.replace(index..<index + 1, by: "")
    }
  }
}
