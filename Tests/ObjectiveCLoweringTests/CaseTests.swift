import Foundation
import ObjectiveCLowering
import SceneDiagnostics
import Testing

/// The files in `Cases`: Swift, what it becomes, and what is said about it.
struct CaseTests {
  struct Case: CustomTestStringConvertible {
    /// What it shows.
    let testDescription: String
    let before: String
    let after: String
    /// `line:column: text` for each problem.
    let problems: [String]

    static let all = ["Selectors", "Declarations", "Members"].flatMap { name -> [Case] in
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name).txt")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.dropLast().components(separatedBy: "\n\n# ").compactMap(Case.init)
    }

    init?(_ text: String) {
      guard let end = text.firstIndex(of: "\n"), let arrow = text.firstRange(of: "\n=> ") else { return nil }
      testDescription = text[..<end].trimmingCharacters(in: ["#", " "])
      before = String(text[text.index(after: end)..<arrow.lowerBound])
      let rest = text[arrow.upperBound...].components(separatedBy: "\n! ")
      after = rest[0]
      problems = Array(rest.dropFirst())
    }
  }

  @Test(arguments: Case.all) func isLowered(_ example: Case) {
    let lowering = ObjectiveCLowering([SceneFile(path: "Case.swift", text: example.before)])
    let lines = String(decoding: lowering.files[0].bytes, as: UTF8.self).split(
      separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    #expect(lines[2] == "#sourceLocation(file: \"Case.swift\", line: 1)")
    #expect(lines[3] == example.after)
    #expect(lowering.problems.map { "\($0.place.line):\($0.place.column): \($0.text)" } == example.problems)
  }

  @Test func pathsAreLiterals() {
    let file = SceneFile(path: #"a "b"\(c)"# + "\n.swift", text: "class A {}")
    let lowered = String(decoding: ObjectiveCLowering([file]).files[0].bytes, as: UTF8.self)
    #expect(lowered.hasSuffix(#"#sourceLocation(file: "a \"b\"\\(c)\n.swift", line: 1)"# + "\nclass A {}"))
  }

  @Test func casesAreFound() { #expect(Case.all.count > 30) }
}
