import Foundation
import Testing

/// Public declarations have doc comments.
struct DocumentationCommentTests {
  /// The required share of documented declarations in a module, if it is not 100%.
  private static let shares = ["HeadlessUIKit": 0.97]

  private static let modules = Set(Repository.sources.compactMap { $0.split(separator: "/").dropFirst().first })
    .map(String.init).sorted()

  @Test(arguments: modules) func publicDeclarationsHaveComments(module: String) throws {
    let declarations = try Repository.sources.filter { $0.hasPrefix("Sources/\(module)/") }.flatMap { path in
      try PublicDeclaration.all(in: path)
    }
    let bare = declarations.filter { !$0.hasComment }
    let share = Self.shares[module] ?? 1
    #expect(
      Double(declarations.count - bare.count) >= share * Double(declarations.count),
      "\(bare.count) of \(declarations.count) have none: \(bare.prefix(10).map(\.text))")
  }

  @Test func declarationsAreFound() throws {
    let text = """
      /// One.
      public struct A {
        public var b = 1
        /// Three.
        @available(
          iOS, deprecated: 11
        )
        @MainActor public static func c() {}
        public override var d: Int { 0 }
        var e = "public var"
        // Not one.
        open class func f() {}
      }
      extension A { public init() {} }
      """
    let found = PublicDeclaration.all(inText: text)
    #expect(found.map(\.hasComment) == [true, false, true, false, false])
    #expect(Self.modules.count > 10)
  }
}

/// A declaration that other modules can use. Overrides are documented where they are declared first.
private struct PublicDeclaration {
  let text: String
  let hasComment: Bool

  static func all(in path: String) throws -> [PublicDeclaration] {
    all(inText: try Repository.text(path))
  }

  static func all(inText text: String) -> [PublicDeclaration] {
    var hasComment = false
    var openParentheses = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        hasComment = true
        return nil
      }
      // An attribute can be between a comment and its declaration, on one line or on several.
      if openParentheses > 0 || line.hasPrefix("@"), !isDeclaration(line) {
        openParentheses += line.count { $0 == "(" } - line.count { $0 == ")" }
        return nil
      }
      defer { hasComment = false }
      return isDeclaration(line) ? PublicDeclaration(text: line, hasComment: hasComment) : nil
    }
  }

  private static let keywords: Set = [
    "var", "let", "func", "init", "init?", "class", "struct", "enum", "protocol", "typealias", "subscript",
  ]

  private static func isDeclaration(_ line: String) -> Bool {
    let attributes = #/(?:@\w+(?:\([^)]*\))? )*/#
    let declaration = line.hasPrefix("@") ? line.trimmingPrefix(attributes) : line[...]
    let words = declaration.split(whereSeparator: { " (<:".contains($0) }).prefix(8)
    // Exported declarations of other modules are documented there.
    guard !words.contains("import"), let keyword = words.firstIndex(where: { keywords.contains(String($0)) }) else {
      return false
    }
    let modifiers = words[..<keyword]
    return modifiers.contains { $0 == "public" || $0 == "open" } && !modifiers.contains("override")
  }
}
