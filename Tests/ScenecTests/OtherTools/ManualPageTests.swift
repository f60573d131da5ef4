import Foundation
import SceneTestSupport
import Testing

/// `Scripts/make-manual-page` makes a manual page from the help of the commands.
struct ManualPageTests {
  private static let script = OtherToolsPage.root.appending(path: "Scripts/make-manual-page")

  /// The page, which one process makes for all tests.
  private static let page = Task { () async throws -> String in
    let run = try await ProcessRun(script, ["--scenec", BuildFolder.scenec.path])
    try #require(run.status == 0, "\(run.error)")
    return run.output
  }

  @Test func mandocAcceptsThePage() async throws {
    let folder = try await TemporaryFolder(["scenec.1": Self.page.value])
    let run = try await folder.run("mandoc", ["-T", "lint", "-W", "style", "scenec.1"])
    #expect(run.output + run.error == "")
    try folder.write("wrong.1", Data(folder.text("scenec.1").replacing(".El\n", with: "").utf8))
    #expect(try await folder.run("mandoc", ["-T", "lint", "-W", "style", "wrong.1"]).output != "")
  }

  @Test func pageNamesEveryCommandAndOption() async throws {
    let folder = try await TemporaryFolder(["scenec.1": Self.page.value])
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

  /// The sections of the page, with the parts that neither an option nor a command is.
  @Test func pageHasEverySection() async throws {
    let page = try await Self.page.value
    let sections = page.matches(of: #/\n\.Sh (.*)/#).map { String($0.1) }
    #expect(sections == ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "EXIT STATUS"])
    #expect(page.contains(".Nd compile scenes into plain UIKit Swift\n"))
    #expect(page.contains(".Nm\n.Cm diff\n.Op Ar options\n.Ar old\n.Ar new\n"))
    #expect(page.contains(#/\n\.Dd \w+ \d+, \d{4}\n/#))
    #expect(page.contains("Exit status: "), "of a command")
  }

  @Test func missingScenecIsReported() async throws {
    let run = try await ProcessRun(Self.script, ["--scenec", "/missing/scenec"])
    #expect(run.status == 1 && run.output == "")
    #expect(run.error.contains("error: the help of scenec cannot be read") && run.error.contains("'--scenec'"))
  }
}
