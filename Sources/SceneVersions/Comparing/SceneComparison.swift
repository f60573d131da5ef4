public import SceneSyntax

/// What is different in a new version of a scene file, in terms of what it says.
public struct SceneComparison: Sendable {
  /// The changes that are in no scene: of the file's start, its imports, comments between scenes.
  public let fileChanges: [SceneChange]
  /// The scenes that are different, each with what is different in it, in the order of the file.
  public let sceneChanges: [SceneChange]

  /// Whether both versions say the same.
  public var isEmpty: Bool { fileChanges.isEmpty && sceneChanges.isEmpty }

  /// Compares two versions; nil is a file that is not there.
  ///
  /// There is no comparing what has syntax errors, because nobody knows what it says.
  public init?(from old: Document?, to new: Document?) {
    guard old?.hasErrors != true, new?.hasErrors != true else { return nil }
    var shapes = Shapes()
    let comparer = Comparer(Version(old, &shapes), Version(new, &shapes))
    fileChanges = comparer.fileChanges
    sceneChanges = comparer.sceneChanges
  }
}
