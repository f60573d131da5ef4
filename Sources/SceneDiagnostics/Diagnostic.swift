/// Something to say about a scene: what is wrong, where, why, and what to do.
public struct Diagnostic: Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Code is written all the same.
    case warning
    /// No code is written.
    case error

    /// Orders warnings before errors.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs == .warning && rhs == .error }
  }

  /// The kind of diagnostic: `unknown-element`. What `scenec explain` takes; empty where it is about no scene.
  public let id: String
  /// How much it matters, after the settings of the user.
  public var severity: Severity
  /// One phrase, without a full stop.
  public let message: String
  /// What it is about.
  public let place: Place
  /// Other places that explain it.
  public let notes: [Note]
  /// A way out, where the message does not already say it.
  public let help: String?
  /// The one obvious change that mends it.
  public let fix: Fix?

  /// A diagnostic with all its parts.
  public init(
    id: String, severity: Severity, message: String, place: Place,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.place = place
    self.notes = notes
    self.help = help
    self.fix = fix
  }
}

/// A second place that explains a diagnostic.
public struct Note: Sendable {
  /// One phrase, without a full stop.
  public let message: String
  /// What it is about.
  public let place: Place

  /// The note `message` at `place`.
  public init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// A change to a file that mends what a diagnostic is about.
public struct Fix: Sendable {
  /// Replaces the bytes of a place.
  public struct Edit: Sendable {
    /// What is replaced; an empty range inserts.
    public let place: Place
    /// What takes its place.
    public let replacement: String

    /// Puts `replacement` at `place`.
    public init(_ place: Place, with replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }

  /// What the change does: "replace 'lable' with 'label'".
  public let title: String
  /// The edits, none of which overlap.
  public let edits: [Edit]

  /// A fix of several edits.
  public init(_ title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// A fix that replaces one place.
  public init(replace place: Place, with replacement: String) {
    let old = place.file.text(in: place.range)
    self.init("replace '\(old)' with '\(replacement)'", edits: [Edit(place, with: replacement)])
  }
}
