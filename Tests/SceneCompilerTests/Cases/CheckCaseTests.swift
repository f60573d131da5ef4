import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The diagnostics of scenes that are wrong, nearly wrong, at a limit, or damaged by another error.
struct CheckCaseTests {
  @Test(arguments: CheckCaseFile.all)
  func compilerReportsTheDiagnosticsOfGoldenCases(file: CheckCaseFile) throws {
    if FixtureUpdate.isRequested {
      try #require(FixtureUpdate.isAllowed, "UPDATE_FIXTURES is refused where CI is set")
      if try file.rewrite() { Issue.record("\(file).txt was rewritten; read the difference") }
      return
    }
    for example in file.cases { #expect(example.reported == example.expected, "\(example)") }
  }

  @Test(arguments: CheckCaseFile.all)
  func onlyWrongCasesReportTheDiagnostic(file: CheckCaseFile) {
    for example in file.cases where example.role != .damaged {
      #expect(example.reportedIDs.contains(file.id) == (example.role == .wrong), "\(example)")
    }
  }

  @Test(arguments: CheckCaseFile.all)
  func applyingFixesTerminates(file: CheckCaseFile) {
    for example in file.cases { #expect(example.fixesEnd, "\(example)") }
  }

  @Test(arguments: AllDiagnostics.kinds.map { $0.id })
  func everyDiagnosticHasAWrongAndANearlyWrongCase(id: String) throws {
    let file = try #require(CheckCaseFile.all.first { $0.id == id }, "Tests/Cases/\(id).txt is missing")
    #expect(file.cases.contains { $0.role == .wrong })
    #expect(file.cases.contains { $0.role == .right })
  }

  @Test func everyFileBelongsToADiagnosticAndParses() throws {
    let names = try CheckCaseFile.names
    #expect(names == CheckCaseFile.all.map(\.id))
    #expect(Set(names).subtracting(AllDiagnostics.kinds.map { $0.id }) == [])
  }

  @Test func caseTitlesAreUnique() {
    for file in CheckCaseFile.all {
      let titles = file.cases.map(\.description)
      #expect(Set(titles).count == titles.count, "\(file)")
    }
  }

  /// The input of checks for each fixture.
  private static let contexts = Fixture.all.map { fixture in
    var log = DiagnosticLog()
    return (
      fixture: fixture.name,
      context: CheckContext(GraphAnalysis(Compiler(fixture.options).resolve(fixture.scenes, &log)))
    )
  }

  @Test(arguments: Checks.all.indices)
  func checksReportOnlyTheirListedDiagnostics(index: Int) {
    let check = Checks.all[index]
    let listed = Set(check.messages.map { $0.id })
    for (fixture, context) in Self.contexts {
      var log = DiagnosticLog()
      check.run(context, &log)
      let others = Set(log.diagnostics.map(\.id)).subtracting(listed)
      if !others.isEmpty { Issue.record("\(check) reports \(others) in \(fixture)") }
    }
  }
}
