import Foundation
import SceneTestSupport

/// The help of a command and its subcommands.
struct CommandHelp: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let names: [Name]?
  }

  let commandName: String
  let arguments: [Argument]?
  let subcommands: [CommandHelp]?

  /// The help of scenec.
  static func read() async throws -> CommandHelp {
    struct Dump: Decodable { let command: CommandHelp }
    let dump = try await TemporaryFolder().scenec("--experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command
  }
}
