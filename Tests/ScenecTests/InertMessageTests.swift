import Foundation
import SceneTestSupport
import Testing

/// Characters that control a terminal or reorder text do not stand in any message as they are.
struct InertMessageTests {
  private static let controls: [Unicode.Scalar] = [
    "\u{1B}", "\u{7F}", "\u{9B}", "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
  ]

  @Test(arguments: controls, ["text", "json", "sarif", "github", "checkstyle", "junit"])
  func diagnosticsAreInert(control: Unicode.Scalar, format: String) async throws {
    // A scene cannot contain some of them, so the message has the reference or the error.
    let folder = try TemporaryFolder(["a\(control)b.scene": "<scenes><a\(control)b c=\"\(control)\"/></scenes>"])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", format)
    #expect(run.status == 1)
    #expect(!(run.output + run.error).unicodeScalars.contains(control), "\(run)")
    if format == "json" || format == "sarif" {
      _ = try JSONSerialization.jsonObject(with: Data((run.output.isEmpty ? run.error : run.output).utf8))
    }
  }

  @Test(
    arguments: controls,
    [["check", "."], ["build"], ["--"], ["graph", "--format"], ["explain"], ["new"], ["diff", "a"]])
  func errorsOfArgumentsAreInert(control: Unicode.Scalar, call: [String]) async throws {
    let folder = try TemporaryFolder()
    for argument in ["a\(control)b", "--a\(control)b"] {
      let run = try await ProcessRun(
        BuildFolder.scenec, call + [argument], in: folder.url, environment: TemporaryFolder.environment([:]))
      #expect(run.status != 0)
      #expect(!(run.output + run.error).unicodeScalars.contains(control), "\(run)")
    }
  }
}
