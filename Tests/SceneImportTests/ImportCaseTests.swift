import SceneTestSupport
import Testing

/// Small parts of storyboards and xibs become the scenes and reports that are checked in.
struct ImportCaseTests {
  @Test(arguments: try ImportCaseFile.all()) func goldenCasesMatchWhatTheImportGives(_ file: ImportCaseFile) throws {
    if FixtureUpdate.isRequested {
      try #require(FixtureUpdate.isAllowed, "UPDATE_FIXTURES is refused where CI is set")
      if try file.rewrite() { Issue.record("\(file.name).txt was rewritten; read the difference") }
      return
    }
    for example in file.cases { #expect(example.imported == example.expected, "\(file.name): \(example.title)") }
  }

  @Test(arguments: try ImportCaseFile.all()) func everyCaseHasATitleOfItsOwnAndAnExpectation(_ file: ImportCaseFile) {
    #expect(!file.cases.isEmpty)
    #expect(Set(file.cases.map(\.title)).count == file.cases.count)
    #expect(file.cases.allSatisfy { !$0.expected.isEmpty })
  }

  @Test func noCaseLeavesAnError() throws {
    for file in try ImportCaseFile.all() {
      #expect(
        file.cases.allSatisfy { example in !example.expected.contains { $0.hasPrefix("> error") } }, "\(file.name)")
    }
  }
}
