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

  /// The path, and whether the file is new or removed.
  var title: String { old.file == nil ? path + " (new)" : new.file == nil ? path + " (removed)" : path }

  /// The differences; nil if a version has syntax errors.
  var comparison: SceneComparison? { SceneComparison(from: old.document, to: new.document) }
  /// The combined map; nil if a version has syntax errors.
  var map: SceneMap? { MapComparison(from: named(old).document, to: named(new).document)?.map }
  /// The syntax errors of both versions.
  var diagnostics: [Diagnostic] { old.diagnostics + new.diagnostics }
  /// Whether both are equal, byte for byte.
  var isUnchanged: Bool { old.file?.bytes == new.file?.bytes }

  /// A version with the name for a picture. Standard input has no name of its own.
  private func named(_ version: SceneVersion) -> SceneVersion {
    guard let file = version.file, file.path == InputFile.standardInputName else { return version }
    return SceneVersion(SceneFile(path: path, bytes: file.bytes))
  }
}
