import Foundation
import PackagePlugin

/// Compiles the scenes of a target when the target is built.
///
/// One command compiles all of them, because scenes of a module refer to each other. The plugin declares every scene as
/// an input and every Swift file as an output, so the command runs when a scene changes. It also runs when the
/// configuration, a template, a Swift file of the target or a scene of a module dependency changes.
@main
struct CompileScenes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let scenes = SceneFiles(of: target, in: context.package)
    for scene in scenes.excluded {
      Diagnostics.warning(
        """
        '\(scene.lastPathComponent)' is not compiled, because the target '\(target.name)' excludes it; take it out of \
        'exclude' in Package.swift
        """,
        file: scene.path, line: nil)
    }
    let configuration = ConfigurationFile.find(in: target.directoryURL)
    let storyboards = configuration?.storyboards(among: target.sourceFiles.map(\.url)) ?? []
    if scenes.included.isEmpty, scenes.excluded.isEmpty, storyboards.isEmpty {
      Diagnostics.warning(
        """
        CompileScenes finds no scene in '\(target.name)'; the name of a scene file ends in '.scene'. Add one, or take \
        the plugin off the target
        """,
        // Without a file, the warning would be reported in this file, which users cannot change.
        file: nil, line: nil)
    }
    let tool = try context.tool(named: "scenec-build").url
    return try command(
      compiling: scenes.included + storyboards, of: target.name, among: target.sourceFiles.map(\.url), with: tool,
      as: configuration, beside: ModuleScenes(of: target, in: context.package),
      into: context.pluginWorkDirectoryURL)
  }

  private func command(
    compiling scenes: [URL], of target: String, among sources: [URL], with tool: URL,
    as configuration: ConfigurationFile?, beside modules: ModuleScenes, into folder: URL
  ) throws -> [Command] {
    guard !scenes.isEmpty else { return [] }
    let originals = OutputName.originals(among: scenes.map(\.path))
    try requireDistinctOutputs(of: originals)
    // The code that scenes share is not needed by storyboards.
    let hasScenes = scenes.contains { $0.pathExtension == "scene" }
    let names = originals.map { OutputName.swiftFile(for: $0) } + (hasScenes ? [OutputName.support] : [])
    if let source = sources.first(where: { names.contains($0.lastPathComponent) }) {
      throw CheckedInOutput(path: source.path, target: target)
    }
    let list = try SourceList(of: sources, in: folder)
    return [
      .buildCommand(
        displayName: "Compiling scenes of \(target)",
        executable: tool,
        arguments: ["build"] + scenes.map(\.path) + ["--output", folder.path] + (configuration?.arguments ?? [])
          + modules.arguments + ["--source-locations"] + list.arguments,
        inputFiles: scenes + (configuration?.inputs ?? []) + modules.inputs + list.inputs,
        outputFiles: names.map { folder.appending(path: $0) })
    ]
  }

  /// A Swift module cannot have two files of the same name, even in different folders.
  private func requireDistinctOutputs(of scenes: [String]) throws {
    let byName = Dictionary(grouping: scenes) { OutputName.swiftFile(for: $0) }
    for (name, scenes) in byName.sorted(by: { $0.key < $1.key }) where scenes.count > 1 {
      throw CollidingScenes(name: name, paths: scenes)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CompileScenes: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      let tool = try context.tool(named: "scenec-build").url
      let configuration = target.configuration.map { ConfigurationFile(url: $0) }
      return try command(
        compiling: target.scenes + (configuration?.storyboards(among: files) ?? []), of: target.displayName,
        among: files, with: tool, as: configuration, beside: ModuleScenes(of: target),
        into: context.pluginWorkDirectoryURL)
    }
  }
#endif
