import Foundation
import SceneTestSupport
import Testing

/// `Documentation/scenec.1` matches the help of the commands.
struct ManualPageTests {
  private static let path = "Documentation/scenec.1"

  @Test func pageMatchesTheGoldenFile() async throws {
    let text = (try? OtherToolsPage.file(Self.path)) ?? ""
    let page = try await ManualPage(CommandHelp.read())
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed, text != page.text(date: Self.date(of: text)) {
      try Data(page.text(date: Self.today).utf8).write(to: OtherToolsPage.root.appendingPathComponent(Self.path))
    }
    #expect(
      text == page.text(date: Self.date(of: text)), "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  /// The date of a change of the page.
  private static var today: String {
    let format = Date.VerbatimFormatStyle(
      format: "\(month: .wide) \(day: .defaultDigits), \(year: .defaultDigits)", locale: Locale(identifier: "en_US"),
      timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    return Date.now.formatted(format)
  }

  private static func date(of page: String) -> String { page.firstMatch(of: #/\.Dd (.*)/#).map { String($0.1) } ?? "" }

  @Test func mandocAcceptsThePage() async throws {
    let folder = try TemporaryFolder(["scenec.1": OtherToolsPage.file(Self.path)])
    let run = try await folder.run("mandoc", ["-T", "lint", "-W", "style", "scenec.1"])
    #expect(run.output + run.error == "")
    try folder.write("wrong.1", Data(folder.text("scenec.1").replacing(".El\n", with: "").utf8))
    #expect(try await folder.run("mandoc", ["-T", "lint", "-W", "style", "wrong.1"]).output != "")
  }

  @Test func pageNamesEveryCommandAndOption() async throws {
    let folder = try TemporaryFolder(["scenec.1": OtherToolsPage.file(Self.path)])
    let shown = try await folder.run("mandoc", ["-T", "utf8", "-O", "width=80", "scenec.1"]).output
      .replacing(#/.\u{8}/#, with: "")
    for command in try await CommandHelp.read().subcommands ?? [] where command.commandName != "help" {
      #expect(shown.contains("\n   \(command.commandName)\n"), "\(command.commandName)")
      for option in (command.arguments ?? []).flatMap({ $0.names ?? [] }) where option.kind == "long" {
        let isShown = try shown.contains(Regex("\n     (-\\w, )?--\(option.name)\\b"))
        #expect(isShown != ["help", "version"].contains(option.name), "\(option.name)")
      }
    }
    #expect(shown.contains("scenec build Sources --output Sources/Generated"), "what is typed can be copied")
  }
}
