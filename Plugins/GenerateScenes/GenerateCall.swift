import Foundation
import PackagePlugin

/// The arguments of the command, parsed.
struct GenerateCall {
  /// The folder inside a target for generated files.
  let folder: String

  private let isCheck: Bool
  private let targets: [String]
  private let passedOn: [String]

  /// Parses the arguments. Options of scenec, such as `--access-level`, are passed on.
  init(_ arguments: [String], targets known: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    isCheck = extractor.extractFlag(named: "check") > 0
    folder = extractor.extractOption(named: "output").last ?? "Generated"
    passedOn = extractor.remainingArguments
    if let unknown = targets.first(where: { !known.contains($0) }) {
      throw GenerateProblem(
        "there is no target '\(unknown)'; there are \(known.map { "'\($0)'" }.joined(separator: ", "))")
    }
  }

  func names(_ target: String) -> Bool {
    targets.isEmpty || targets.contains(target)
  }

  func scenecArguments(
    for scenes: [URL], of sources: SourceList, as configuration: ConfigurationFile?, beside modules: ModuleScenes,
    output: URL
  ) -> [String] {
    let options =
      ["--output", output.path] + sources.arguments + (configuration?.arguments ?? []) + modules.arguments
      + (isCheck ? ["--check"] : [])
    // Options of the call come last, so they override the configuration.
    return ["build"] + scenes.map(\.path) + options + passedOn
  }

  func explanation(ofFailureIn targets: [String]) -> String {
    let list = targets.map { "'\($0)'" }.joined(separator: ", ")
    return isCheck
      ? "the generated Swift of \(list) is stale, or its scenes are wrong; run 'swift package generate-scenes'"
      : "the scenes of \(list) are not compiled"
  }
}

/// The reason why the command cannot run.
struct GenerateProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
