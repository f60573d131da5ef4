import Foundation
@testable import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// The compiler produces the expected results of the fixtures.
struct FixtureTests {
  @Test(arguments: Fixture.all)
  func compilerMatchesTheGoldenFixture(fixture: Fixture) throws {
    if FixtureUpdate.isRequested {
      try #require(FixtureUpdate.isAllowed, "UPDATE_FIXTURES is refused where CI is set")
      var updated = fixture
      try updated.rewrite()
      let before = fixture.folder.files
      // A run that rewrites must not pass for one that agrees.
      if updated.folder.files != before { Issue.record("\(fixture) was rewritten; read the difference") }
      return
    }
    let problems = fixture.check()
    #expect(problems.isEmpty, "\(fixture): \(problems.map(\.description).joined(separator: "\n"))")
  }

  @Test func everyFolderContainsAFixture() throws {
    for (url, name) in Fixture.folders(below: Fixture.root) {
      #expect(throws: Never.self, "\(name)") { try Fixture(url, name: name) }
    }
  }

  @Test func thereAreManyFixtures() {
    #expect(Fixture.all.count >= 160)
  }

  @Test func fixturesContainEveryDiagnostic() {
    let expected = Set(Fixture.all.flatMap(\.expectations).compactMap(\.id))
    let missing = AllDiagnostics.kinds.map { $0.id }
      .filter { !expected.contains($0) && !AllDiagnostics.idsOfStoryboards.contains($0) }
      .filter { !AllDiagnostics.idsOfScreens.contains($0) }
    #expect(missing == [])
  }

  @Test func diagnosticIdsAreUnique() {
    let ids = AllDiagnostics.kinds.map { $0.id }
    #expect(ids == Set(ids).sorted())
  }

  @Test func expectedDiagnosticsExist() {
    let known = Set(AllDiagnostics.kinds.map { $0.id })
    let unknown = Set(Fixture.all.flatMap(\.expectations).compactMap(\.id)).subtracting(known)
    #expect(unknown == [])
  }

  @Test func swiftOfAllScenesMatchesTheGoldenFile() throws {
    let golden = Fixture.root.appendingPathComponent(OutputName.support)
    var options = Compiler.Options()
    // With a template that is not the compiler's own, a scene may use everything.
    options.templates = TemplateSet(replacing: [TemplateSet.embedded[.scene]])
    let support = Outcome.compile([SceneFile(path: "Main.scene", text: Self.smallest)], options).support
    if FixtureUpdate.isRequested {
      try #require(FixtureUpdate.isAllowed, "UPDATE_FIXTURES is refused where CI is set")
      try Data((support ?? "").utf8).write(to: golden)
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == support)
  }

  private static let smallest = "<scenes>\n  <viewController id=\"main\"/>\n</scenes>\n"
}
