import ArgumentParser
import SceneBuilding

/// Serves an editor over standard input and output.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server",
    abstract: "Serve an editor, by the language server protocol.",
    usage: "scenec language-server [--stdio]",
    discussion: """
      An editor starts this command and talks to it over standard input and output, by version 3.17 of the language \
      server protocol. It reports diagnostics after each edit, completes, renames, and leads from scenes to Swift and \
      back. The scenes and Swift files of a target's folder, or of a folder with 'scenec.json', belong to one module.

      Exit status: 0 if the editor ended it by 'shutdown' and 'exit'; 1 if not.
      """
  )

  @Flag(help: "Use standard input and output. This is the default; some editors add it.")
  var stdio = false

  @Option(
    name: .customLong("clientProcessId"),
    help: ArgumentHelp("The process of the editor, which some editors add. It is not used.", valueName: "id"))
  var clientProcessId: Int?

  func run() throws {
    var server = LanguageServer()
    if !server.run() { throw ExitStatus.scenesAreWrong }
  }
}
