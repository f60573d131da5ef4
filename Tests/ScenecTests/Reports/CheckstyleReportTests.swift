import Foundation
import SceneTestSupport
import Testing
import XMLCoder

struct CheckstyleReportTests {
  private struct Report: Decodable {
    struct File: Decodable {
      let name: String
      let error: [Problem]
    }

    struct Problem: Decodable {
      let line: Int
      let column: Int
      let severity: String
      let message: String
      let source: String
    }

    let file: [File]

    init(_ text: String) throws {
      let decoder = XMLDecoder()
      decoder.trimValueWhitespaces = false
      self = try decoder.decode(Report.self, from: Data(text.utf8))
    }

    var findings: [Finding] {
      file.flatMap { file in
        file.error.map { error in
          Finding(
            path: file.name, line: error.line, column: error.column,
            id: String(error.source.trimmingPrefix("scenec.")), severity: error.severity)
        }
      }
    }
  }

  @Test func reportsConformToTheSchema() async throws {
    let faults = try await RelaxNG("checkstyle").faults(of: FixtureReports.all("checkstyle").map(\.text))
    #expect(faults == "")
  }

  @Test(arguments: [
    ("line=\"2\"", "line=\"0\""), ("severity=\"error\"", "severity=\"bad\""), ("<file name=", "<file path="),
    (" source=", " rule="),
  ])
  func schemaRejectsUnknownMembers(right: String, wrong: String) async throws {
    let run = try await TemporaryFolder(["Main.scene": wrongScene]).scenec(
      "check", "Main.scene", "--diagnostics-format", "checkstyle")
    try #require(run.output.contains(right))
    #expect(try await RelaxNG("checkstyle").faults(of: [run.output.replacing(right, with: wrong)]) != "")
  }

  @Test func everyDiagnosticIsReportedAtItsPlace() async throws {
    let reports = try await FixtureReports.all("checkstyle").filter { $0.text.contains("<file") }
    let findings = try reports.flatMap { try Report($0.text).findings }
    #expect(findings.sorted() == (try await FixtureReports.findings()))
  }

  @Test func quotedTextRoundTrips() async throws {
    let folder = try TemporaryFolder(["<A> & \"B\".scene": "<scenes><a\u{1}&b/></scenes>"])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", "checkstyle")
    #expect(try Report(run.output).file.map(\.name) == ["<A> & \"B\".scene"])
    #expect(try await RelaxNG("checkstyle").faults(of: [run.output]) == "")
  }

  @Test func helpIsOnItsOwnLine() async throws {
    let reports = try await FixtureReports.all("checkstyle").filter { $0.text.contains("<file") }
    let messages = try reports.flatMap { try Report($0.text).file }.flatMap(\.error).map(\.message)
    #expect(messages.contains { $0.split(separator: "\n").count == 2 })
  }

  @Test func correctScenesHaveAnEmptyReport() async throws {
    let run = try await TemporaryFolder(["Main.scene": rightScene]).scenec(
      "check", "Main.scene", "--diagnostics-format", "checkstyle")
    #expect(run.status == 0)
    #expect(run.output == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\"/>\n")
  }
}
