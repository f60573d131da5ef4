import Foundation
import Testing

/// `Documentation/Declarations.md` lists all declarations of headless UIKit, and omitted ones.
struct DeclarationsPageTests {
  private static let path = "Documentation/Declarations.md"

  /// The public top-level types.
  private static func declaredTypes() throws -> Set<String> {
    let declaration = #/^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/#
    return try Set(
      Repository.files(in: "Sources/HeadlessUIKit", suffix: ".swift").flatMap { path in
        try Repository.text(path).matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
      })
  }

  /// The types that the second column of a section's table names.
  private static func types(under heading: String) throws -> [String] {
    let section = try #require(
      try Repository.text(path).components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
      row.split(separator: "|")[1].matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
  }

  @Test func typesAreListedOnce() throws {
    let listed = try Self.types(under: "What there is\n")
    #expect(listed.count == Set(listed).count)
    #expect(Set(listed) == (try Self.declaredTypes().filter(Self.isOfUIKit)))
  }

  private static func isOfUIKit(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
  }

  @Test func omittedTypesAreNotDeclared() throws {
    let leftOut = try Self.types(under: "What there is not\n")
    #expect(leftOut.count >= 30)
    #expect(try Self.declaredTypes().isDisjoint(with: leftOut))
  }
}
