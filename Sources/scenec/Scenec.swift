import ArgumentParser

/// The command line of the compiler.
@main
struct Scenec: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "scenec",
    abstract: "Compile scenes into plain UIKit Swift.",
    discussion: """
      A scene file says in XML which view controllers there are, what they hold and how one leads to another; scenec \
      checks that and writes the Swift that an engineer would have written by hand.

        scenec new Shop                    make a package with a first scene
        scenec build Main.scene            write Main.scene.swift beside it
        scenec check Sources               report what is wrong in a folder
        scenec format Sources              lay the scenes in a folder out alike
        scenec graph Sources --output Scenes.svg   draw them
        scenec diff Old.scene New.scene    say what has changed
        scenec merge Base.scene Ours.scene Theirs.scene   merge two versions of one
        scenec explain unknown-element     say more about a kind of error

      Exit status: 0 if all is well; 1 if the scenes are wrong; 2 if the call is, or the disk.
      """,
    version: version,
    subcommands: [
      BuildCommand.self, CheckCommand.self, FormatCommand.self, GraphCommand.self, DiffCommand.self,
      MergeCommand.self, NewCommand.self, ExplainCommand.self, CatalogCommand.self,
    ]
  )

  static func main() {
    POSIX.reportFailuresOfWritingInsteadOfDying()
    do {
      if let call = PlainBuild.call(CommandLine.arguments.dropFirst()) { return try call.run() }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      finish(error)
    }
  }

  /// Says what is to be said about an error, or prints the help that was asked for, and ends the process.
  private static func finish(_ error: any Error) -> Never {
    if let error = error as? CallError {
      StandardStream.error.write("error: \(error.sentence)\n")
      POSIX.exit(ExitStatus.callOrDiskIsWrong)
    }
    let status = exitCode(for: error)
    if status.isSuccess {
      StandardStream.output.write(fullMessage(for: error) + "\n")
    } else if !(error is ExitCode) {
      StandardStream.error.write(usageError(error))
    }
    POSIX.exit(status.isSuccess || error is ExitCode ? status : ExitStatus.callOrDiskIsWrong)
  }

  /// What the argument parser says, with a small "error:", by which Xcode knows an error in the output of a tool.
  private static func usageError(_ error: any Error) -> String {
    let message = fullMessage(for: error)
    return message.hasPrefix("Error: ") ? "error: \(message.dropFirst("Error: ".count))\n" : "\(message)\n"
  }
}
