/// Something that is different in the new version of a scene.
public struct SceneChange: Sendable, Hashable {
  /// What became of the thing.
  public enum Kind: String, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is there still, and something about it is different: an attribute, its place, its name.
    case changed
  }

  /// What became of the thing.
  public let kind: Kind
  /// What it is; for a change, along with what is different.
  public let phrase: Phrase
  /// What it is about: a node of the new version, or of the old one for what is gone.
  let subject: Version.ID
  /// For a change, what is different about the thing itself.
  var details: [Phrase] = []
  /// The changes in it.
  public internal(set) var parts: [SceneChange] = []
}
