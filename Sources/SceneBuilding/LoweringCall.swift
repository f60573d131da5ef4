import ObjectiveCLowering
import PathKit
import SceneDiagnostics

/// The call of the plugin LowerObjectiveC, `lower-objective-c FILE… --output FOLDER`: it rewrites the Swift files of a
/// target into a folder. People do not call it, so it is no command of the argument parser.
package struct LoweringCall {
  private static let word = "lower-objective-c"

  private var sources = SwiftSources(paths: [])
  private var output: Path?

  /// The call that arguments make; nil if they call something else.
  package init?(_ arguments: some Collection<String>) throws(CallError) {
    guard arguments.first == Self.word else { return nil }
    var rest = Array(arguments.dropFirst())[...]
    while let argument = rest.popFirst() {
      if argument.isEmpty { throw CallError("a path is empty; check for a variable that is not set") }
      switch argument {
      case "--output":
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw CallError("the folder of '--output' is missing")
        }
        output = Path(value)
      case _ where argument.hasPrefix("-"):
        throw CallError("'\(Self.word)' has no option '\(argument)'; it takes Swift files and '--output FOLDER'")
      default: sources.paths.append(Path(argument))
      }
    }
    if sources.paths.isEmpty { throw CallError("a Swift file is missing; name files, folders or '@list'") }
  }

  /// Rewrites the files.
  package func run() throws(CallError) {
    guard let output else { throw CallError("'--output' is missing; name the folder for the rewritten files") }
    let originals = try SwiftSources.read(try sources.findAll())
    try requireDistinctNames(of: originals)
    let lowering = ObjectiveCLowering(originals)
    report(lowering.problems)
    let outputs = lowering.files.map { file in
      OutputFile(path: output + ObjectiveCLowering.name(of: Path(file.path).lastComponent), bytes: file.bytes)
    }
    try OutputWriter(inputs: originals.map { Path($0.path) }).write(outputs)
  }

  /// A module cannot have two files of the same name.
  private func requireDistinctNames(of files: [SceneFile]) throws(CallError) {
    var paths: [String: String] = [:]
    for file in files {
      if let other = paths.updateValue(file.path, forKey: Path(file.path).lastComponent) {
        throw CallError("'\(other)' and '\(file.path)' have one name, which no module can have; rename one")
      }
    }
  }

  /// Prints problems as the compiler prints warnings. What is compiled and has a problem is an error of the compiler.
  private func report(_ problems: [LoweringProblem]) {
    for problem in problems {
      let place = "\(problem.path.printable):\(problem.place.line):\(problem.place.column)"
      StandardStream.error.write("\(place): warning: \(problem.text)\n")
    }
  }
}
