import Foundation

/// `Documentation/HeadlessUIKit.md`: rules, one a row of its tables.
struct RulePage {
  static let path = "Documentation/HeadlessUIKit.md"

  /// A rule, its confidence, and its tests on the page.
  struct Rule {
    let id: String
    let statement: String
    let certainty: String
    var holder: String

    /// Parses a row; nil for other lines.
    init?(row: String) {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].wholeMatch(of: #/[A-Z]-\d+[a-z]?/#) != nil else { return nil }
      (id, statement, certainty, holder) = (cells[0], cells[1], cells[2], cells[3])
    }

    var row: String { "| \(id) | \(statement) | \(certainty) | \(holder) |" }
  }

  let text: String

  init() throws {
    text = try Repository.text(Self.path)
  }

  private var lines: [String] { text.components(separatedBy: "\n") }

  var rules: [Rule] { lines.compactMap(Rule.init) }

  /// The page with the test files of each rule.
  func naming(_ tests: RuleTests) -> String {
    let named = lines.map { line in
      guard var rule = Rule(row: line), let holder = tests.holder(of: rule.id) else { return line }
      rule.holder = holder
      return rule.row
    }
    return named.joined(separator: "\n")
  }
}
