import Foundation
import SceneTestSupport
import Testing

/// Every command on a page runs, after those above it on the page.
struct CommandSnippetTests {
  private static let pages = Snippet.pages.filter { (try? Command.on($0).isEmpty) == false }

  /// The expected exit statuses other than 0.
  private static let statuses: [String: Int32] = [
    "scenec coverage Sources --run .flow --require 90": 1,
    "scenec diff Old.scene New.scene": 1,
    "scenec diff Old.scene New.scene --output Changes.svg": 1,
    "scenec diff origin/main..HEAD": 1,
    "scenec diff origin/main...HEAD --format markdown": 1,
    "scenec diff origin/main...HEAD --output Changes.svg": 1,
    "scenec diff origin/main...HEAD --output Changes.html": 1,
    "scenec diff origin/main...HEAD --screens --output Screens.html": 1,
  ]

  @Test(arguments: pages)
  func commandsRun(page: String) async throws {
    let folder = try await CommandFolder()
    for command in try Command.on(page) where Self.untried(command) == nil {
      let run = try await folder.run(command.text)
      let expected = Self.statuses[command.text] ?? 0
      #expect(run.status == expected && !run.wasKilled, "\(command)\n\(run.output)\(run.error)")
    }
  }

  private static func untried(_ command: Command) -> UntriedCommand? {
    UntriedCommand.all.first { command.text.hasPrefix($0.start) }
  }

  @Test func untriedCommandsAreOnAPage() throws {
    let commands = try Self.pages.flatMap(Command.on)
    #expect(commands.count > 20)
    for untried in UntriedCommand.all {
      #expect(commands.contains { $0.text.hasPrefix(untried.start) }, "\(untried.start) is on no page any more")
      #expect(untried.reason.count > 10)
    }
  }

  @Test func scenecCommandsAreAlwaysTried() throws {
    let calls = try Self.pages.flatMap(Command.on).filter {
      $0.text.contains(#/\bscenec (build|check|graph|format|diff|strings)/#)
    }
    #expect(calls.count >= 15)
    #expect(calls.filter { Self.untried($0) != nil && !$0.text.contains("--watch") }.map(\.text) == [])
  }
}
