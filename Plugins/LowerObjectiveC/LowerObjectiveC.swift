import Foundation
import PackagePlugin

/// Rewrites the Swift files of a target for a platform without Objective-C, so that they compile with headless UIKit.
///
/// SwiftPM compiles all sources of a target itself. The manifest therefore gives the target, on this platform, only the
/// sources that need no rewriting, at least one; the plugin rewrites all other Swift files in the folder of the target.
@main
struct LowerObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    // SwiftPM takes what is not among the sources for files of an unknown type, without those that are excluded.
    let originals = target.sourceFiles.filter { $0.type != .source && $0.url.pathExtension == "swift" }.map(\.url)
    guard !originals.isEmpty else {
      Diagnostics.warning(
        """
        LowerObjectiveC rewrites nothing in '\(target.name)', because the target compiles all of its Swift files as they \
        are; give the target 'sources' with one file that needs no Objective-C
        """,
        file: nil, line: nil)
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let list = try SourceList(of: originals, in: folder)
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) without Objective-C",
        executable: try context.tool(named: "scenec-build").url,
        arguments: ["lower-objective-c", "--output", folder.path, "@" + list.path],
        inputFiles: list.inputs, outputFiles: originals.map { folder.appending(path: Self.name(of: $0)) })
    ]
  }

  /// The name that scenec gives the rewritten file.
  private static func name(of original: URL) -> String {
    let name = original.lastPathComponent
    return name == "main.swift" ? name : original.deletingPathExtension().lastPathComponent + ".lowered.swift"
  }
}
