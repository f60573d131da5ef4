import Foundation
import PackagePlugin

/// Compiles the scenes of a package into its sources, for packages that check the Swift in.
///
/// `swift package generate-scenes` writes the files. `swift package generate-scenes --check` reports stale files and
/// writes nothing.
@main
struct GenerateScenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let call = try GenerateCall(arguments, targets: context.package.targets.map(\.name))
    let scenec = try context.tool(named: "scenec-build").url
    var found = false
    var failed: [String] = []
    for target in context.package.targets {
      guard call.names(target.name), let module = target.sourceModule else { continue }
      let files = SceneFiles(of: module, in: context.package)
      let scenes = files.included + files.excluded
      guard !scenes.isEmpty else { continue }
      found = true
      let output = target.directoryURL.appending(path: call.folder)
      let configuration = ConfigurationFile.find(in: target.directoryURL)
      let modules = ModuleScenes(of: module, in: context.package)
      let folder = context.pluginWorkDirectoryURL.appending(path: target.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let sources = try SourceList(of: module.sourceFiles.map(\.url), in: folder)
      let arguments = call.scenecArguments(
        for: scenes, of: sources, as: configuration, beside: modules, output: output)
      if try !run(scenec, arguments) { failed.append(target.name) }
    }
    if !found { throw GenerateProblem("there is no scene; the name of a scene file ends in '.scene'") }
    if !failed.isEmpty { throw GenerateProblem(call.explanation(ofFailureIn: failed)) }
  }

  /// Runs scenec, which reports its errors itself.
  private func run(_ tool: URL, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
