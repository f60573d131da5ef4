import Foundation
import SceneTestSupport
import Testing

struct JUnitReportTests {
  /// A test as junitparser, which we did not write, reads it.
  private struct Case: Decodable {
    let suite: String
    let tests: Int
    let failures: Int
    let classname: String
    let name: String
    let failure: String?
    let type: String?
    let text: String?

    var finding: Finding? {
      guard let match = name.wholeMatch(of: #/(?<id>[a-z-]+) at (?<line>\d+):(?<column>\d+)/#) else { return nil }
      return Finding(
        path: classname, line: Int(match.line) ?? 0, column: Int(match.column) ?? 0, id: String(match.id),
        severity: failure == nil ? "warning" : "error")
    }
  }

  private static func tests(in reports: [String]) async throws -> [Case] {
    let folder = try TemporaryFolder()
    let names = try reports.enumerated().map { number, text in
      try folder.write("\(number).xml", Data(text.utf8)).lastPathComponent
    }
    let lines = """
      import json, sys
      from junitparser import JUnitXml
      found = []
      for name in sys.argv[1:]:
          for suite in JUnitXml.fromfile(name):
              for case in suite:
                  failure = case.result[0] if case.result else None
                  found.append({
                      "suite": suite.name, "tests": suite.tests, "failures": suite.failures,
                      "classname": case.classname, "name": case.name,
                      "failure": failure.message if failure is not None else None,
                      "type": failure.type if failure is not None else None,
                      "text": failure.text if failure is not None else case.system_out})
      print(json.dumps(found))
      """
    let output = try await PythonTools.run(lines, names, in: folder)
    return try JSONDecoder().decode([Case].self, from: Data(output.utf8))
  }

  @Test func reportsConformToTheSchema() async throws {
    #expect(try await RelaxNG("junit").faults(of: FixtureReports.all("junit").map(\.text)) == "")
  }

  @Test(arguments: [
    ("tests=\"1\"", "tests=\"none\""), ("<failure message=", "<failure said="), (" classname=", " class="),
    ("<testsuites>", "<testsuites><failure/>"),
  ])
  func schemaRejectsUnknownMembers(right: String, wrong: String) async throws {
    let run = try await TemporaryFolder(["Main.scene": wrongScene]).scenec(
      "check", "Main.scene", "--diagnostics-format", "junit")
    try #require(run.output.contains(right))
    #expect(try await RelaxNG("junit").faults(of: [run.output.replacing(right, with: wrong)]) != "")
  }

  @Test func everyDiagnosticIsReportedAtItsPlace() async throws {
    let tests = try await Self.tests(in: FixtureReports.all("junit").map(\.text))
    #expect(tests.compactMap(\.finding).sorted() == (try await FixtureReports.findings()))
    for suite in Dictionary(grouping: tests, by: \.suite).values {
      #expect(suite.allSatisfy { $0.tests == suite.count && $0.classname == $0.suite })
      #expect(suite.allSatisfy { $0.failures == suite.count { $0.failure != nil } })
    }
  }

  @Test func scenesAreTestSuites() async throws {
    let folder = try TemporaryFolder(["Main.scene": wrongScene, "Right & ready.scene": rightScene])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", "junit")
    let tests = try await Self.tests(in: [run.output])
    #expect(tests.map(\.suite) == ["Main.scene", "Right & ready.scene"])
    #expect(tests.map(\.name) == ["unknown-element at 2:4", "no problems"])
    #expect(tests.first?.type == "unknown-element")
    #expect(tests.first?.text?.contains("\n 2 |   <viewControler id=\"main\"/>\n   |    ^^^^^^^^^^^^^\n") == true)
    #expect(tests.last?.failure == nil)
  }
}
