import Foundation
import SceneTestSupport
import Testing

/// `Documentation/Reports.md` shows calls that work.
struct ReportsPageTests {
  private static let page = Fixture.root.appendingPathComponent("../../Documentation/Reports.md").standardized

  @Test func everyCallOnThePageReports() async throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let calls = text.matches(of: #/swift run scenec (check [^'\n|]*)/#).map { String($0.1) }
    try #require(calls.count == 6)
    for call in calls {
      let folder = try TemporaryFolder(["Sources/Main.scene": wrongScene])
      let run = try await folder.shell("\"$scenec\" \(call)")
      #expect(run.status == 1)
      let files = try folder.names().filter { $0 != "Sources" }.map { try folder.text($0) }
      #expect((files + [run.output, run.error]).contains { $0.contains("unknown-element") }, "\(call)")
    }
  }

  @Test func pageNamesEveryFormat() async throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let run = try await TemporaryFolder().scenec("check", "--diagnostics-format", "none", "a")
    let forms = run.error.matches(of: #/  - ([a-z]+)/#).map { String($0.1) }
    #expect(forms.contains("sarif"))
    for form in forms { #expect(text.contains("| `\(form)` |"), "\(form)") }
  }
}
