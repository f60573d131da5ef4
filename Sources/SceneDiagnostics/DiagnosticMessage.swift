/// A kind of diagnostic. The name of the type is the id (`UnknownElement` is `unknown-element`). The properties are the
/// arguments of the message.
public protocol DiagnosticMessage: Sendable {
  /// The severity, unless the user changes it.
  static var severity: Diagnostic.Severity { get }
  /// The text of `scenec explain`: the rule, the reason for it, and how to fix the scene. Markdown, a few short
  /// paragraphs.
  static var explanation: String { get }
  /// Whether users can change its severity or ignore it. False if the Swift would not be correct.
  static var isAdjustable: Bool { get }
  /// The message: one phrase without a full stop, with quotes around text of the user.
  var text: String { get }
  /// A way to fix it, unless the text contains it.
  var help: String? { get }
}

extension DiagnosticMessage {
  /// By default, warnings are adjustable and errors are not.
  public static var isAdjustable: Bool { severity == .warning }
  /// No help by default.
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
