import Foundation
import SceneTestSupport

/// The help of a command and its subcommands.
struct CommandHelp: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    let valueName: String
    let abstract: String?
    let discussion: String?
    let allValues: [String]?
    let defaultValue: String?
  }

  let commandName: String
  let abstract: String
  let discussion: String?
  let arguments: [Argument]?
  let subcommands: [CommandHelp]?

  /// The help of scenec.
  static func read() async throws -> CommandHelp {
    struct Dump: Decodable { let command: CommandHelp }
    let dump = try await TemporaryFolder().scenec("--experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command
  }

  /// The usage of the command: `scenec diff [<options>] <old> <new>`.
  func usage() async throws -> String {
    let help = try await TemporaryFolder().scenec(commandName, "--help")
    return String(help.output.firstMatch(of: #/USAGE: (.*)/#)?.1 ?? "")
  }
}
