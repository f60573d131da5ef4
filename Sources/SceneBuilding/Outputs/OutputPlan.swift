package import PathKit
package import SceneCompiler

/// The paths of the generated files.
package struct OutputPlan {
  /// The scene files of the call, in order.
  private let scenes: [Path]
  /// The Swift file of each scene.
  private let outputs: [Path]
  private let supportPath: Path
  private let hasSupport: Bool
  private let bySource: [String: Path]

  /// The plan for some scenes.
  ///
  /// - Parameter folder: the output folder; nil to write each file beside its scene.
  package init(folder: Path?, scenes: [Path]) {
    let originals = Set(OutputName.originals(among: scenes.map(\.shown)))
    let scenes = scenes.filter { originals.contains($0.shown) }
    self.scenes = scenes
    outputs = scenes.map { (folder ?? $0.folder).appending(Path(OutputName.swiftFile(for: $0.shown))) }
    // Storyboards need no code that they share.
    hasSupport = scenes.isEmpty || !scenes.allSatisfy { ModuleInput.isNib($0.shown) }
    supportPath = (folder ?? scenes.first?.folder ?? Path(".")).appending(Path(OutputName.support))
    bySource = Dictionary(zip(scenes.map(\.shown), outputs), uniquingKeysWith: { first, _ in first })
  }

  /// Every path that a build of these scenes writes, `SceneSupport.swift` last.
  package var paths: [Path] { outputs + (hasSupport ? [supportPath] : []) }

  /// Whether Swift of other scenes is beside the file that all scenes share: another call has made it.
  package var hasOtherScenes: Bool {
    let own = Set(outputs.map(\.lastComponent))
    let names = (try? POSIX.names(inFolder: supportPath.folder, omitsOtherEncodings: true)) ?? []
    return names.contains { $0.hasSuffix(".scene.swift") && !own.contains($0.string) }
  }

  /// The path of a generated file.
  package func path(of file: GeneratedFile) -> Path { file.source.flatMap { bySource[$0] } ?? supportPath }

  /// Throws if two scene files have the same output.
  package func validate() throws(CallError) {
    var sources: [Path: Path] = [:]
    for (scene, path) in zip(scenes, outputs) {
      if let other = sources.updateValue(scene, forKey: path) {
        throw CallError("'\(other)' and '\(scene)' would both be written to '\(path)'; rename one of them")
      }
    }
  }
}
