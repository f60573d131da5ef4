import Foundation
import SceneTestSupport
import Testing

/// `Documentation/HeadlessUIKit.md` lists the tests of every rule.
struct RulePageTests {
  /// The numbers of the rules of a section. None is given twice, so there are gaps.
  private struct Section {
    let letter: String
    let numbers: [ClosedRange<Int>]
    var inserted: [String] = []

    /// The ids. Numbers have two digits, except for warnings.
    var ids: [String] {
      let plain = numbers.joined().map { number -> String in
        let digits = number < 10 && letter != "K" ? "0\(number)" : "\(number)"
        return "\(letter)-\(digits)"
      }
      return (plain + inserted).sorted()
    }
  }

  private static let sections = [
    Section(letter: "M", numbers: [1...8]),
    Section(letter: "C", numbers: [1...31], inserted: ["C-26a"]),
    Section(letter: "A", numbers: [1...35]),
    Section(letter: "T", numbers: [1...20]),
    Section(letter: "E", numbers: [1...21]),
    Section(letter: "S", numbers: [1...18, 20...27, 30...37, 40...51, 60...78]),
    Section(letter: "R", numbers: [1...4, 10...17, 20...25, 30...36, 40...40]),
    Section(letter: "U", numbers: [1...3, 10...12, 20...27, 30...35]),
    Section(letter: "P", numbers: [1...12]),
    Section(letter: "W", numbers: [1...13]),
    Section(letter: "L", numbers: [1...43]),
    Section(letter: "D", numbers: [1...12]),
    Section(letter: "V", numbers: [1...6]),
    Section(letter: "F", numbers: [1...3]),
    Section(letter: "B", numbers: [1...8]),
    Section(letter: "J", numbers: [1...24]),
    Section(letter: "N", numbers: [1...8]),
    Section(letter: "X", numbers: [1...3, 7...29]),
    Section(letter: "K", numbers: [1...6]),
    Section(letter: "G", numbers: [1...18, 20...25], inserted: ["G-05r"]),
    Section(letter: "Q", numbers: [1...17]),
  ]

  private static let ids = sections.flatMap(\.ids)

  @Test func rulesAreListedOnceAndInOrder() throws {
    let ids = try RulePage().rules.map(\.id)
    #expect(ids == Self.ids)
    #expect(ids.count == 430 && Set(ids).count == 430)
  }

  @Test func testsMatchTheGoldenPage() throws {
    let page = try RulePage()
    let expected = page.naming(try RuleTests())
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(expected.utf8).write(to: Repository.root.appending(path: RulePage.path))
    }
    #expect(page.text == expected, "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  @Test func pageNamesEveryTestOfARule() throws {
    let tests = try RuleTests()
    #expect(tests.unclear == [])
    #expect(tests.files.count > 150)
    #expect(tests.files.keys.filter { !Self.ids.contains($0) }.sorted() == [])
  }

  @Test func untestedRulesHaveAReason() throws {
    let tests = try RuleTests()
    for rule in try RulePage().rules where tests.holder(of: rule.id) == nil {
      #expect(try Self.isReason(rule.holder), "\(rule.id): \(rule.holder)")
    }
  }

  /// Whether a rule without a test has a reason, or refers to another rule that has a test.
  private static func isReason(_ holder: String) throws -> Bool {
    if holder.wholeMatch(of: #/left out: .{10,}/#) != nil { return true }
    guard let other = holder.wholeMatch(of: #/as (?<id>.+)/#)?.id else { return false }
    return try RulePage().rules.contains { $0.id == other && !$0.holder.hasPrefix("as ") }
  }

  @Test func everyRuleHasATextAndAConfidence() throws {
    let page = try RulePage()
    let grades = Set(page.text.matches(of: #/\n\| ([a-z ]+) \| [^|]+ \|(?=\n)/#).map { String($0.1) })
    #expect(grades.count == 7)
    for rule in page.rules {
      #expect(rule.statement.count > 8 && !rule.statement.hasSuffix("."), "\(rule.id)")
      for grade in rule.certainty.replacing(" by omission", with: "").components(separatedBy: ", ") {
        #expect(grades.contains(grade), "\(rule.id): \(grade)")
      }
    }
    #expect(Set(page.rules.map(\.statement)).count == page.rules.count)
  }
}
