public import SceneSyntax

/// The differences between two versions of a scene file, by element.
public struct SceneComparison: Sendable {
  /// The changes outside scenes: the start of the file, its imports, comments between scenes.
  public let fileChanges: [SceneChange]
  /// The changed scenes with their changes, in the order of the file.
  public let sceneChanges: [SceneChange]

  /// Whether there are no differences.
  public var isEmpty: Bool { fileChanges.isEmpty && sceneChanges.isEmpty }

  /// Compares two versions; nil is a missing file.
  ///
  /// It fails if a version has syntax errors, because its contents can be unknown.
  public init?(from old: Document?, to new: Document?) {
    guard old?.hasErrors != true, new?.hasErrors != true else { return nil }
    var shapes = Shapes()
    let comparer = Comparer(Version(old, &shapes), Version(new, &shapes))
    fileChanges = comparer.fileChanges
    sceneChanges = comparer.sceneChanges
  }
}
