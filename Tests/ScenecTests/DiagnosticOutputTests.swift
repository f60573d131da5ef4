import Foundation
import SceneTestSupport
import Testing

/// The stream and the format of diagnostics.
struct DiagnosticOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Main.scene": wrongScene, "Right.scene": rightScene])
  }

  @Test func correctScenesPrintNothing() async throws {
    let run = try await folder.scenec("check", "Right.scene")
    #expect(run.status == 0)
    #expect(run.output + run.error == "")
  }

  @Test func textGoesToStandardError() async throws {
    for command in ["build", "check"] {
      let run = try await folder.scenec(command, "Main.scene")
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.error.contains("\n 2 |   <viewControler id=\"main\"/>\n   |    ^^^^^^^^^^^^^\n"))
    }
  }

  @Test func jsonGoesToStandardOutput() async throws {
    let check = try await folder.scenec("check", "Main.scene", "--diagnostics-format", "json")
    let build = try await folder.scenec("build", "Main.scene", "--diagnostics-format", "json")
    #expect(check.status == 1)
    #expect(build.status == 1)
    #expect(check.error == "")
    #expect(build.output == "")
    #expect(check.output == build.error)
    let object = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["id"] as? String } == ["unknown-element"])
  }

  @Test func jsonOfCorrectScenesIsAnEmptyList() async throws {
    let run = try await folder.scenec("check", "Right.scene", "--diagnostics-format", "json")
    #expect(run.status == 0)
    #expect(run.output == "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
  }

  @Test(
    arguments: [
      // The option, the environment, whether the stream is a terminal; whether the output has colours.
      ("auto", [:], true, true), ("auto", [:], false, false),
      ("auto", ["NO_COLOR": "1"], true, false), ("auto", ["NO_COLOR": ""], true, true),
      ("auto", ["TERM": "dumb"], true, false),
      ("always", ["NO_COLOR": "1"], false, true), ("never", [:], true, false),
    ] as [(String, [String: String], Bool, Bool)])
  func colourDependsOnTerminalAndEnvironment(
    choice: String, environment: [String: String], isTerminal: Bool, isColored: Bool
  ) async throws {
    let arguments = ["check", "Main.scene", "--color", choice]
    let text: String
    if isTerminal {
      text = try TerminalRun.text(arguments, in: folder.url, environment: TemporaryFolder.environment(environment))
    } else {
      text = try await folder.scenec("check", "Main.scene", "--color", choice, environment: environment).error
    }
    #expect(text.contains("error"))
    #expect(text.contains("\u{1B}[") == isColored)
  }

  @Test(arguments: ["json", "sarif", "github", "checkstyle", "junit"])
  func closedPipeIsNotAnError(format: String) async throws {
    let run = try await folder.shell(
      "{ \"$scenec\" check Main.scene --diagnostics-format \(format); echo \"status $?\" >&2; } | true")
    #expect(run.error == "status 1\n")
  }

  @Test(arguments: ["json", "sarif", "github", "checkstyle", "junit"])
  func reportsForProgramsIgnoreTheTerminal(format: String) async throws {
    let arguments = ["check", "Main.scene", "--diagnostics-format", format]
    let text = try TerminalRun.text(
      arguments, in: folder.url, environment: TemporaryFolder.environment(["COLUMNS": "40"]))
    let run = try await folder.scenec("check", "Main.scene", "--diagnostics-format", format)
    #expect(text.replacing("\r\n", with: "\n") == run.output)
  }

  @Test func limitIsApplied() async throws {
    try folder.write("Many.scene", Data("<scenes>\n  <a/>\n  <b/>\n  <c/>\n</scenes>\n".utf8))
    let run = try await folder.scenec("check", "Many.scene", "--limit", "1")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix("\n\n3 errors, 2 not shown\n"))
  }
}
