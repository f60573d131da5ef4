/// A kind of diagnostic. The type's name is its id (`UnknownElement` is `unknown-element`), its fields are its arguments.
public protocol DiagnosticMessage: Sendable {
  /// How much it matters unless the user says otherwise.
  static var severity: Diagnostic.Severity { get }
  /// What `scenec explain` prints: what the rule is, why, and how to mend it; Markdown, a few short paragraphs.
  static var explanation: String { get }
  /// Whether a user may change its severity or ignore it; false where the Swift could not be right.
  static var isAdjustable: Bool { get }
  /// The message: one phrase, no full stop, quotes round what the user wrote.
  var text: String { get }
  /// A way out, where the text does not say it.
  var help: String? { get }
}

extension DiagnosticMessage {
  /// Warnings can be adjusted, errors cannot, unless a kind says otherwise.
  public static var isAdjustable: Bool { severity == .warning }
  /// No help beyond the text.
  public var help: String? { nil }

  /// The id that users see and write: the type's name in lower case, with hyphens.
  public static var id: String {
    var id = ""
    for character in String(describing: Self.self) {
      if character.isUppercase, !id.isEmpty { id.append("-") }
      id.append(character.lowercased())
    }
    return id
  }
}
