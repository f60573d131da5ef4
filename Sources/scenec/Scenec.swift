import ArgumentParser
import SceneBuilding
import SceneDiagnostics

/// The command line of the compiler.
@main
struct Scenec: ParsableCommand {
  static let version = ToolVersion.current

  static let configuration = CommandConfiguration(
    commandName: "scenec",
    abstract: "Compile scenes into plain UIKit Swift.",
    discussion: """
      A scene file describes view controllers, their views and their segues in XML. scenec checks scenes and generates \
      the Swift that an engineer would write by hand.

        scenec new Shop                    make a package with a first scene
        scenec build Main.scene            write Main.scene.swift beside it
        scenec check Sources               report the diagnostics of a folder
        scenec format Sources              format the scenes in a folder
        scenec graph Sources --output Scenes.svg   draw them
        scenec preview Sources --output Screens.html   show the screens, without building the app
        scenec diff Old.scene New.scene    compare two versions
        scenec merge Base.scene Ours.scene Theirs.scene   merge two versions
        scenec import Main.storyboard      turn a storyboard into a scene
        scenec export Main.scene           turn a scene into a storyboard
        scenec strings Sources             list the texts, for translation
        scenec explain unknown-element     explain a kind of error
        scenec language-server             serve an editor

      Exit status: 0 for success; 1 if scenes have errors; 2 if the call is wrong or a file cannot be read or written.
      """,
    version: version,
    subcommands: [
      BuildCommand.self, CheckCommand.self, FormatCommand.self, GraphCommand.self, PreviewCommand.self,
      CoverageCommand.self,
      DiffCommand.self, MergeCommand.self, ImportCommand.self, ExportCommand.self, StringsCommand.self, NewCommand.self,
      ExplainCommand.self, CatalogCommand.self, LanguageServerCommand.self,
    ]
  )

  static func main() {
    POSIX.reportFailuresOfWritingInsteadOfDying()
    do {
      try CommandLine.requireUTF8()
      // What build systems pass; the argument parser handles everything else.
      if let call = try? BuildArguments.parse(CommandLine.arguments.dropFirst()) { return try call.run() }
      if let call = try LoweringCall(CommandLine.arguments.dropFirst()) { return try call.run() }
      let error = UnknownCommand.error(in: CommandLine.arguments.dropFirst(), configuration.subcommands)
      if let error { throw error }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      finish(error)
    }
  }

  /// Prints an error, or the requested help, and ends the process.
  private static func finish(_ error: any Error) -> Never {
    if let error = error as? CallError {
      StandardStream.error.write("error: \(error.sentence.printable)\n")
      POSIX.exit(ExitStatus.callOrDiskIsWrong)
    }
    if let status = error as? ExitStatus { POSIX.exit(status) }
    let status = exitCode(for: error)
    if status.isSuccess {
      StandardStream.output.write(fullMessage(for: error) + "\n")
      POSIX.exit(ExitStatus(code: status.rawValue))
    }
    StandardStream.error.write(usageError(error))
    POSIX.exit(.callOrDiskIsWrong)
  }

  /// The message of the argument parser, with a lower-case "error:", which Xcode recognizes.
  private static func usageError(_ error: any Error) -> String {
    // It quotes arguments.
    let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
    let message = lines.map { String($0).printable }.joined(separator: "\n")
    return message.hasPrefix("Error: ") ? "error: \(message.dropFirst("Error: ".count))\n" : "\(message)\n"
  }
}
