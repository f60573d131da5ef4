import Foundation
import SceneTestSupport
import Testing

struct GitHubReportTests {
  @Test func everyDiagnosticIsReportedAtItsPlace() async throws {
    let commands = try await FixtureReports.all("github").flatMap { report in
      try report.text.split(separator: "\n").map { try #require(WorkflowCommand($0), "\($0)") }
    }
    let findings = try commands.map { command in
      Finding(
        path: try #require(command.properties["file"]),
        line: try #require(command.properties["line"].flatMap(Int.init)),
        column: command.properties["col"].flatMap(Int.init) ?? 0, id: try #require(command.properties["title"]),
        severity: command.name)
    }
    // Of a place across lines GitHub takes no columns.
    let known = Set(findings.filter { $0.column == 0 }.map { "\($0.path):\($0.line)" })
    let expected = try await FixtureReports.findings().map { finding in
      var finding = finding
      if known.contains("\(finding.path):\(finding.line)"), !findings.contains(finding) { finding.column = 0 }
      return finding
    }
    #expect(findings.sorted() == expected.sorted())
  }

  @Test func linesOfFilesAreNotCommands() async throws {
    let scene = "<scenes>\n<viewControler id=\"\n::warning::x%0A\"/>\n</scenes>"
    let folder = try TemporaryFolder(["100%, really: yes.scene": scene])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", "github")
    let commands = run.output.split(separator: "\n").map { WorkflowCommand($0) }
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(command?.name == "error")
      #expect(command?.properties["file"] == "100%, really: yes.scene")
    }
  }

  @Test(arguments: [["build", "."], ["graph", ".", "--output", "Scenes.svg"]])
  func linesOfDifferencesAreNotCommands(call: [String]) async throws {
    let marker = "// Made by scenec\n::error::not mine\n"
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "Main.scene.swift": marker, "SceneSupport.swift": "   ::add-mask::a",
      "Scenes.svg": marker,
    ])
    let run = try await folder.shell(
      #""$scenec" \#(call.joined(separator: " ")) --check --diagnostics-format github"#)
    #expect(run.status == 1)
    #expect(run.output.contains("::error::not mine"))
    #expect(WorkflowCommand.obeyed(in: run.output) == [])
  }

  @Test func omittedFilesAreWarnings() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    try folder.link("::error::x.scene", to: "nowhere")
    for (command, isError) in [("check", false), ("build", true)] {
      let run = try await folder.scenec(command, ".", "--diagnostics-format", "github")
      #expect(run.status == 0)
      let lines = WorkflowCommand.obeyed(in: isError ? run.error : run.output)
      #expect(lines.map { WorkflowCommand($0[...])?.properties["file"] } == ["::error::x.scene"])
    }
  }

  @Test func correctScenesPrintNothing() async throws {
    let run = try await TemporaryFolder(["Main.scene": rightScene]).scenec(
      "check", "Main.scene", "--diagnostics-format", "github")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
  }

  @Test func buildReportsToStandardError() async throws {
    let run = try await TemporaryFolder(["Main.scene": wrongScene]).scenec(
      "build", "Main.scene", "--diagnostics-format", "github")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error
        == "::error file=Main.scene,line=2,endLine=2,col=4,endColumn=17,title=unknown-element::"
        + "'viewControler' is not an element; did you mean 'viewController'?\n")
  }
}
