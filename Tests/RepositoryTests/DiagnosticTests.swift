import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// `scenec explain` knows and explains every kind of diagnostic.
struct DiagnosticTests {
  @Test func everyDiagnosticOfTheSourcesIsListed() throws {
    let declaration = #/(?:struct|enum|extension) (\w+)(?:<[^>]*>)?: [\w, ]*\bDiagnosticMessage\b/#
    let declared = try Repository.sources.flatMap { path in
      try Repository.text(path).matches(of: declaration).map { String($0.1) }
    }
    let listed = Set(AllDiagnostics.kinds.map { String(describing: $0) })
    #expect(declared.count > 50)
    #expect(Set(declared).subtracting(listed).sorted() == [])
  }

  @Test func diagnosticsAreSortedAndListedOnce() {
    let ids = AllDiagnostics.kinds.map { $0.id }
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: AllDiagnostics.kinds.map { $0.id })
  func everyDiagnosticHasAnExplanation(id: String) throws {
    let explanation = try #require(AllDiagnostics.kind(withID: id)).explanation
    #expect(explanation.split(separator: " ").count >= 15)
    #expect(explanation.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let end = explanation.split(separator: "\n").last ?? ""
    #expect(end.hasSuffix(".") || end.hasPrefix("    ") || end == "```", "\(end)")
  }

  /// The kinds that are about such comments themselves.
  private static let aboutDirectives: Set = ["fixed-severity", "unknown-diagnostic", "unknown-directive"]

  @Test(arguments: AllDiagnostics.kinds.map { $0.id }.filter { !aboutDirectives.contains($0) })
  func explanationsIgnoreTheirOwnId(id: String) throws {
    let kind = try #require(AllDiagnostics.kind(withID: id))
    for match in kind.explanation.matches(of: #/(?:scenec:ignore|--ignore) ([a-z-]+[a-z])/#) {
      #expect(match.1 == id)
      let isAdjustable = kind.isAdjustable
      #expect(isAdjustable)
    }
  }
}
