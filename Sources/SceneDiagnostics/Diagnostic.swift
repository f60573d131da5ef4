/// A problem in a scene: the message, its place, an explanation and a possible fix.
public struct Diagnostic: Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// The compiler still generates code.
    case warning
    /// The compiler generates no code.
    case error

    /// Orders warnings before errors.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs == .warning && rhs == .error }
  }

  /// The id of the kind, such as `unknown-element`, for `scenec explain`. Empty if the problem is not in a scene.
  public let id: String
  /// The severity, after the settings of the user.
  public var severity: Severity
  /// One phrase, without a full stop.
  public let message: String
  /// The range that the message is about.
  public let place: Place
  /// Notes at other places.
  public let notes: [Note]
  /// A way to fix it, unless the message contains it.
  public let help: String?
  /// The fix-it, if there is one obvious change.
  public let fix: Fix?

  /// Makes a diagnostic from all its parts.
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

/// A message at another place that explains a diagnostic.
public struct Note: Sendable {
  /// One phrase, without a full stop.
  public let message: String
  /// The range that the note is about.
  public let place: Place

  /// The note `message` at `place`.
  public init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// A fix-it: a change to files that fixes the problem.
public struct Fix: Sendable {
  /// A replacement of the bytes at a place.
  public struct Edit: Sendable {
    /// The bytes to replace; an empty range inserts.
    public let place: Place
    /// The new text.
    public let replacement: String

    /// Replaces the text at `place` by `replacement`.
    public init(_ place: Place, with replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }

  /// A description of the change: "replace 'lable' with 'label'".
  public let title: String
  /// The edits. They do not overlap.
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
