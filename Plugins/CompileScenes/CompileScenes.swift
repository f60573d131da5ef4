import Foundation
import PackagePlugin

/// Compiles the scenes of a target while it is built.
///
/// One command compiles all of them, because scenes of a module see each other. Every scene is declared as an input and
/// every Swift file as an output, so that the command runs when a scene has changed and at no other time.
@main
struct CompileScenes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let scenes = target.sourceFiles.map(\.url).filter { $0.pathExtension == "scene" }.sorted { $0.path < $1.path }
    guard !scenes.isEmpty else {
      Diagnostics.warning(
        """
        CompileScenes finds no scene in '\(target.name)'; the name of a scene file ends in '.scene', and the file must \
        not be in the target's 'exclude'
        """)
      return []
    }
    try requireDistinctOutputs(of: scenes)
    let folder = context.pluginWorkDirectoryURL
    let names = scenes.map { OutputName.swiftFile(forScene: $0.path) } + [OutputName.support]
    return [
      .buildCommand(
        displayName: "Compiling scenes of \(target.name)",
        executable: try context.tool(named: "scenec").url,
        arguments: ["build"] + scenes.map(\.path) + ["--output", folder.path],
        inputFiles: scenes,
        outputFiles: names.map { folder.appending(path: $0) })
    ]
  }

  /// Swift has no two files of one name in a module, not even in different folders.
  private func requireDistinctOutputs(of scenes: [URL]) throws {
    let byName = Dictionary(grouping: scenes) { OutputName.swiftFile(forScene: $0.path) }
    for (name, scenes) in byName.sorted(by: { $0.key < $1.key }) where scenes.count > 1 {
      throw CollidingScenes(name: name, paths: scenes.map(\.path))
    }
  }
}

/// Several scenes of a target would become one Swift file.
struct CollidingScenes: Error, CustomStringConvertible {
  let name: String
  let paths: [String]

  var description: String {
    "\(paths.map { "'\($0)'" }.joined(separator: " and ")) would both become '\(name)'; rename one of them"
  }
}
