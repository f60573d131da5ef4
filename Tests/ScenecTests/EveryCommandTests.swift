import Foundation
import SceneTestSupport
import Testing

/// Properties of all commands: their output, its stream, and the exit status.
///
/// The transcripts in `Commands` show the output to users. `UPDATE_FIXTURES=1` writes them again.
struct EveryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for url in try Self.files(in: "Scenes") {
      _ = try folder.write(url.lastPathComponent, Data(contentsOf: url))
    }
  }

  private static let data = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Commands")

  /// The calls, one a line, with a mark before those that print a file, and another if the file is long.
  private static let lines: [String] = {
    let text = try? String(contentsOf: data.appending(path: "Calls.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }()

  private static let mark = "> "
  private static let longMark = ">> "
  private static let callsForPeople = lines.filter { !$0.hasPrefix(mark) && !$0.hasPrefix(longMark) }
  private static let callsOfFiles = unmarked(mark)
  private static let callsOfLongFiles = unmarked(longMark)
  private static let transcribedCalls = callsForPeople + callsOfFiles
  private static let calls = transcribedCalls + callsOfLongFiles

  private static func unmarked(_ mark: String) -> [String] {
    lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  private static func files(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: data.appending(path: folder), includingPropertiesForKeys: nil)
  }

  private static func transcript(of call: String) -> URL {
    data.appending(path: "Transcripts/" + call.replacing(" ", with: "_").replacing("/", with: "-") + ".txt")
  }

  private func run(_ call: String) async throws -> ProcessRun {
    try await folder.shell("\"$scenec\" \(call) < /dev/null")
  }

  /// Where a process in a folder finds itself.
  private static func path(of folder: TemporaryFolder) -> String { folder.url.resolvingSymlinksInPath().path }

  // MARK: Completeness

  @Test func transcriptsCoverEveryCommand() async throws {
    struct Help: Decodable {
      struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?
      }
      let command: Command
    }
    let help = try await folder.scenec("--experimental-dump-help")
    let commands = try JSONDecoder().decode(Help.self, from: Data(help.output.utf8)).command.subcommands ?? []
    let called = Set(Self.calls.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(commands.count > 5)
    for command in commands { #expect(called.contains(command.commandName), "\(command.commandName)") }
  }

  @Test func everyTranscriptBelongsToACall() throws {
    let files = try Self.files(in: "Transcripts").map(\.lastPathComponent)
    #expect(Set(files) == Set(Self.transcribedCalls.map { Self.transcript(of: $0).lastPathComponent }))
  }

  // MARK: No terminal

  @Test(arguments: transcribedCalls)
  func outputMatchesTheGoldenTranscript(call: String) async throws {
    let run = try await run(call)
    let said = "\(run.output)--- standard error\n\(run.error)--- exit status \(run.status)\n"
    // Reports for programs contain the path of the folder.
    let text = "$ scenec \(call)\n" + said.replacing(Self.path(of: folder), with: "/folder")
    let file = Self.transcript(of: call)
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed { try Data(text.utf8).write(to: file) }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
    #expect(!text.contains("\u{1B}"), "there is nobody to see colours")
    #expect(run.status <= 2 && !run.wasKilled)
  }

  /// The tests of these commands check the contents.
  @Test(arguments: callsOfLongFiles)
  func longFileIsPrinted(call: String) async throws {
    let run = try await run(call)
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.utf8.count > 100_000 && run.output.hasSuffix("\n") && !run.output.contains("\u{1B}"))
  }

  // MARK: A closed pipe

  @Test(arguments: calls)
  func closedPipeDoesNotChangeTheStatus(call: String) async throws {
    let expected = try await run(call).status
    let fresh = try EveryCommandTests().folder
    let line = "{ \"$scenec\" \(call) < /dev/null 2> error; echo \"status $?\" >&2; } | true; cat error >&2"
    let run = try await fresh.shell(line)
    #expect(run.error.contains("status \(expected)\n"))
    #expect(!run.error.contains("pipe"))
  }

  // MARK: A terminal of 40 columns

  private func terminal(_ call: String) throws -> String {
    let text = try TerminalRun.text(
      call.split(separator: " ").map(String.init), in: folder.url, columns: 40, isTypedInto: false,
      environment: TemporaryFolder.environment([:]))
    return text.replacing("\r\n", with: "\n").replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test(arguments: callsForPeople)
  func outputFitsANarrowTerminal(call: String) throws {
    for line in try terminal(call).split(separator: "\n") { #expect(Self.fits(line), "\(line)") }
  }

  /// Whether a line is as narrow as possible. A message is on one line, where editors find it, a word cannot be
  /// wrapped, and ArgumentParser does not wrap some lines.
  private static func fits(_ line: Substring) -> Bool {
    let isMessage = line.contains(#/^(.+:\d+:\d+: |(error|warning|note|help|fix): )/#)
    let isOfArgumentParser = line.contains(#/^(USAGE|Usage|Help): |^  See 'scenec /#)
    return line.count <= 40 || isMessage || isOfArgumentParser || !line.drop { $0 == " " }.contains(" ")
  }

  @Test(arguments: callsOfFiles)
  func controlCharactersOfFilesAreEscaped(call: String) async throws {
    let run = try await run(call)
    #expect(try terminal(call) == run.output + run.error)
  }
}
