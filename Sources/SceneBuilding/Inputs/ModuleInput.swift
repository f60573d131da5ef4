package import SceneCompiler
package import SceneDiagnostics
import StoryboardReading

/// The files of a call, read: scenes, and storyboards that UIKit loads.
package struct ModuleInput {
  private let scenes: [SceneFile]
  private let storyboards: [Storyboard]
  /// Whether all storyboards of the app are among them: the call names a folder.
  private let isWholeApp: Bool

  package init(_ files: [SceneFile], isWholeApp: Bool) {
    scenes = files.filter { !Self.isNib($0.path) }
    storyboards = files.filter { Self.isNib($0.path) }.map(StoryboardReader.read)
    self.isWholeApp = isWholeApp
  }

  /// Whether a path is that of a storyboard or xib.
  package static func isNib(_ path: String) -> Bool { SceneSearch.Kind.nib.suffixes.contains { path.hasSuffix($0) } }

  /// The diagnostics of all files.
  ///
  /// - Parameter screens: finds what is wrong with the screens of scenes; nil to check no screens.
  package func check(_ compiler: Compiler, screens: ((SceneGraph) -> [Diagnostic])? = nil) -> [Diagnostic] {
    let checkScenes = { screens.map { compiler.check(scenes, screens: $0) } ?? compiler.check(scenes) }
    if storyboards.isEmpty { return checkScenes() }
    let others = compiler.check(storyboards, isWholeApp: isWholeApp)
    return scenes.isEmpty ? others : checkScenes() + others
  }

  /// The overview of all files, and their diagnostics.
  package func map(_ compiler: Compiler) -> (map: SceneMap, diagnostics: [Diagnostic]) {
    if storyboards.isEmpty { return compiler.map(scenes) }
    let others = compiler.map(storyboards, isWholeApp: isWholeApp)
    if scenes.isEmpty { return others }
    let own = compiler.map(scenes)
    return (own.map.appending(others.map), own.diagnostics + others.diagnostics)
  }

  /// The Swift of all files, and their diagnostics.
  package func compile(_ compiler: Compiler) -> Compiler.Compilation {
    if storyboards.isEmpty { return compiler.compile(scenes) }
    let others = compiler.compile(storyboards, isWholeApp: isWholeApp)
    if scenes.isEmpty { return others }
    let own = compiler.compile(scenes)
    return Compiler.Compilation(
      files: own.hasErrors || others.hasErrors ? [] : own.files + others.files,
      diagnostics: own.diagnostics + others.diagnostics)
  }
}
