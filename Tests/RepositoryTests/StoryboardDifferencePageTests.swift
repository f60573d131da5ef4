import Testing

/// Each line of `Documentation/StoryboardDifferences.md` names its test, and each test has a line.
struct StoryboardDifferencePageTests {
  @Test func linesNameTheirTests() throws {
    let page = try Repository.text("Documentation/StoryboardDifferences.md")
    let suite = try Repository.text("Tests/PlayedScenesTests/StoryboardDifferenceTests.swift")
    let lines = page.matches(of: #/\n\|(?<cells>[^\n]*)\| `(?<test>\w+)` \|/#)
    let tests = suite.matches(of: #/@Test func (?<name>\w+)\(/#).map { String($0.name) }
    #expect(lines.map { String($0.test) } == tests)
    #expect(!tests.isEmpty && lines.allSatisfy { $0.cells.split(separator: "|").count == 3 })
  }
}
