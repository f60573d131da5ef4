import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneVersions

/// Two versions of a scene that are to be compared.
struct ScenePair {
  let old: SceneVersion
  let new: SceneVersion
  /// The path of what both are versions of.
  let path: String

  /// The path, and whether the file is new or gone.
  var title: String { old.file == nil ? path + " (new)" : new.file == nil ? path + " (removed)" : path }

  /// What is different; nil if one of them has syntax errors.
  var comparison: SceneComparison? { SceneComparison(from: old.document, to: new.document) }
  /// The map of both; nil if one of them has syntax errors.
  var map: SceneMap? { MapComparison(from: named(old).document, to: named(new).document)?.map }
  /// What is wrong with the syntax of both.
  var diagnostics: [Diagnostic] { old.diagnostics + new.diagnostics }
  /// Whether both are the same, byte for byte.
  var isUnchanged: Bool { old.file?.bytes == new.file?.bytes }

  /// A version under the name that a picture shows: standard input has none of its own.
  private func named(_ version: SceneVersion) -> SceneVersion {
    guard let file = version.file, file.path == InputFile.standardInputName else { return version }
    return SceneVersion(SceneFile(path: path, bytes: file.bytes))
  }
}
