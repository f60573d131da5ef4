import SceneBuilding

/// What the plugins run: `scenec build`, without everything else that scenec does, and what rewrites Swift files.
@main
struct ScenecBuild {
  static func main() {
    POSIX.reportFailuresOfWritingInsteadOfDying()
    do {
      try CommandLine.requireUTF8()
      let arguments = CommandLine.arguments.dropFirst()
      if let call = try LoweringCall(arguments) { return try call.run() }
      try BuildArguments.parse(arguments).run()
    } catch let status as ExitStatus {
      POSIX.exit(status)
    } catch {
      let sentence = (error as? CallError)?.sentence ?? String(describing: error)
      StandardStream.error.write("error: \(sentence)\n")
      POSIX.exit(.callOrDiskIsWrong)
    }
  }
}
