import Foundation
import SceneTestSupport
import Testing

struct SARIFReportTests {
  @Test func reportsConformToThePublishedSchema() async throws {
    let reports = try await FixtureReports.all("sarif").map(\.text)
    #expect(try await PythonTools.faults(ofSARIF: reports) == "")
  }

  @Test(arguments: [
    (#""version": "2.1.0""#, #""version": "2.2.0""#), (#""startLine": 2"#, #""startLine": 0"#),
    (#""utf16CodeUnits""#, #""bytes""#), (#""uriBaseId""#, #""uriBase""#), (#""artifactChanges""#, #""changes""#),
  ])
  func schemaRejectsUnknownMembers(right: String, wrong: String) async throws {
    let run = try await TemporaryFolder(["Main.scene": wrongScene]).scenec(
      "check", "Main.scene", "--diagnostics-format", "sarif")
    try #require(run.output.contains(right))
    #expect(try await PythonTools.faults(ofSARIF: [run.output.replacing(right, with: wrong)]) != "")
  }

  @Test func everyDiagnosticIsReportedAtItsPlace() async throws {
    let reports = try await FixtureReports.all("sarif").map { try SARIFReport($0.text) }
    #expect(reports.flatMap(\.findings).sorted() == (try await FixtureReports.findings()))
  }

  @Test func everyReportedRuleIsExplained() async throws {
    for run in try await FixtureReports.all("sarif").flatMap({ try SARIFReport($0.text).runs }) {
      for result in run.results {
        let rule = run.tool.driver.rules[result.ruleIndex]
        #expect(rule.id == result.ruleId)
        #expect(rule.shortDescription.text.hasSuffix("."))
        #expect(rule.help.text.count >= rule.shortDescription.text.count)
      }
    }
  }

  /// Reads the columns as SARIF has them read: as UTF-16 code units.
  @Test func fixesMatchTheirDescription() async throws {
    let scene = "<scenes><viewController id=\"a\"><view><!--é🙂日--><lable/>\r<lable/></view></viewController></scenes>"
    let folder = try TemporaryFolder(["A Folder/Ünï:1.scene": scene])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", "sarif")
    let report = try #require(try SARIFReport(run.output).runs.first)
    #expect(report.columnKind == "utf16CodeUnits")
    let changes = report.results.flatMap { $0.fixes ?? [] }.flatMap(\.artifactChanges)
    try #require(changes.count == 2)
    for change in changes {
      #expect(change.artifactLocation.uri == "A%20Folder/%C3%9Cn%C3%AF%3A1.scene")
      let base = try #require(report.originalUriBaseIds[change.artifactLocation.uriBaseId ?? ""])
      let file = try #require(URL(string: base.uri + change.artifactLocation.uri))
      let text = UTF16Lines(String(decoding: try Data(contentsOf: file), as: UTF8.self), report.newlineSequences)
      for replacement in change.replacements {
        #expect(replacement.insertedContent.text == "label")
        #expect(text[replacement.deletedRegion] == "lable")
      }
    }
  }

  @Test func pathsOutsideTheWorkingFolderAreAbsolute() async throws {
    let folder = try TemporaryFolder(["Outside.scene": wrongScene, "Work/Inside.scene": wrongScene])
    let run = try await folder.shell(
      "cd Work && \"$scenec\" check ./Inside.scene ../Outside.scene --diagnostics-format sarif")
    let results = try #require(try SARIFReport(run.output).runs.first).results
    let artifacts = results.flatMap(\.locations).map(\.physicalLocation.artifactLocation)
    #expect(artifacts.map(\.uri) == ["file://\(folder.url.path)/Outside.scene", "Inside.scene"])
    #expect(artifacts.map(\.uriBaseId) == [nil, "%SRCROOT%"])
  }

  @Test func absolutePathsInTheWorkingFolderBecomeRelative() async throws {
    let folder = try TemporaryFolder(["Work/Main.scene": wrongScene])
    let path = folder.url.appendingPathComponent("Work/Main.scene").path
    let run = try await folder.scenec("check", path, "--diagnostics-format", "sarif")
    #expect(try SARIFReport(run.output).findings.map(\.path) == ["Work/Main.scene"])
  }

  @Test func correctScenesHaveNoResults() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let run = try await folder.scenec("check", "Main.scene", "--diagnostics-format", "sarif")
    #expect(run.status == 0)
    #expect(try SARIFReport(run.output).runs.map(\.results.count) == [0])
    #expect(try await PythonTools.faults(ofSARIF: [run.output]) == "")
  }
}
