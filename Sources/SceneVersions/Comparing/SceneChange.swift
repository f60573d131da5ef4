/// A change between two versions of a scene.
public struct SceneChange: Sendable, Hashable {
  /// The kind of change.
  public enum Kind: String, Sendable {
    /// The element is new.
    case added
    /// The element was removed.
    case removed
    /// An attribute, the position or the name of the element changed.
    case changed
  }

  /// The kind of change.
  public let kind: Kind
  /// The element; for a changed element, with its differences.
  public let phrase: Phrase
  /// The node: of the old version for a removed element, otherwise of the new version.
  let subject: Version.ID
  /// The differences of a changed element itself.
  var details: [Phrase] = []
  /// The changes of its contents.
  public internal(set) var parts: [SceneChange] = []
}
