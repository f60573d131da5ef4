import Foundation

/// The tests that have the ids of rules at the beginning of their names, as in `@Test("C-05: …")`.
struct RuleTests {
  /// The files of each rule, as the page names them.
  private(set) var files: [String: Set<String>] = [:]

  /// The names that begin nearly like that.
  private(set) var unclear: [String] = []

  init() throws {
    for path in Repository.files(in: "Tests", suffix: ".swift") where !path.hasPrefix("Tests/Fixtures/") {
      let file = String(path.dropFirst("Tests/".count).dropLast(".swift".count))
      for match in try Repository.text(path).matches(of: #/@Test\(\s*"(?<name>[A-Z]-\d[^"]*)"/#) {
        add(String(match.name), in: file)
      }
    }
  }

  private mutating func add(_ name: String, in file: String) {
    guard let match = name.prefixMatch(of: #/(?<ids>([A-Z]-\d+[a-z]?, )*[A-Z]-\d+[a-z]?): /#) else {
      return unclear.append(name)
    }
    for id in match.ids.components(separatedBy: ", ") { files[id, default: []].insert(file) }
  }

  /// The tests of a rule, for the page; nil if there are none.
  func holder(of id: String) -> String? {
    files[id]?.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
