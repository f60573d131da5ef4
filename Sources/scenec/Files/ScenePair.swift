import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneVersions

/// Two versions of a scene for a comparison.
struct ScenePair {
  let old: SceneVersion
  let new: SceneVersion
  /// The path of both versions.
  let path: String

  /// - Parameter path: the path of both versions, which says whether they are scenes or storyboards.
  init(old: SceneVersion, new: SceneVersion, path: String) {
    self.path = path
    isOfStoryboards = ModuleInput.isNib(path)
    (self.old, self.new) = isOfStoryboards ? StoryboardVersions.read(old.file, new.file) : (old, new)
  }

  /// Whether the versions are storyboards or xibs.
  private let isOfStoryboards: Bool

  /// The path, and whether the file is new or removed.
  var title: String { old.file == nil ? path + " (new)" : new.file == nil ? path + " (removed)" : path }

  /// The differences; nil if a version has syntax errors.
  var comparison: SceneComparison? {
    isReadable ? SceneComparison(from: old.document, to: new.document) : nil
  }
  /// The combined map; nil if a version has syntax errors.
  var map: SceneMap? {
    isReadable ? MapComparison(from: named(old).document, to: named(new).document)?.map : nil
  }
  /// Whether each version that there is could be read at all.
  private var isReadable: Bool { [old, new].allSatisfy { $0.file == nil || $0.document != nil } }
  /// The syntax errors of both versions.
  var diagnostics: [Diagnostic] { old.diagnostics + new.diagnostics }
  /// Whether both are equal, byte for byte.
  var isUnchanged: Bool { old.file?.bytes == new.file?.bytes }

  /// A version with the name for a picture. Standard input has no name of its own.
  private func named(_ version: SceneVersion) -> SceneVersion {
    guard !isOfStoryboards, let file = version.file, file.path == InputFile.standardInputName else { return version }
    return SceneVersion(SceneFile(path: path, bytes: file.bytes))
  }
}
