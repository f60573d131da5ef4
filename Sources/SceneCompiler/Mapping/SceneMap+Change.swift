extension SceneMap {
  /// What became of something between two versions.
  public struct Change: Sendable, Hashable {
    /// What can become of something.
    public enum Kind: String, Sendable, CaseIterable {
      /// It is new.
      case added
      /// It is gone.
      case removed
      /// It is there still, and something about it is different.
      case changed
    }

    /// Something that is different about it or in it, in a few words.
    public struct Note: Sendable, Hashable {
      /// What became of what the words are about.
      public let kind: Kind
      /// The words.
      public let text: String

      /// A note.
      public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
      }
    }

    /// What became of it; nil where only what stands in it is different.
    public let kind: Kind?
    /// What it was called, where it has another name now.
    public let formerName: String?
    /// What is different about it and in it.
    public let notes: [Note]
    /// Whether nothing leads to it any more, where something did.
    public let becameUnreachable: Bool

    /// A change.
    public init(_ kind: Kind?, formerName: String? = nil, notes: [Note] = [], becameUnreachable: Bool = false) {
      self.kind = kind
      self.becameUnreachable = becameUnreachable
      self.formerName = formerName
      self.notes = notes
    }
  }
}
