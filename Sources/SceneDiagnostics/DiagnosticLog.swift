/// The diagnostics of a compilation.
public struct DiagnosticLog: Sendable {
  /// The diagnostics, in the order of the reports.
  public private(set) var diagnostics: [Diagnostic] = []

  /// An empty log.
  public init() {}

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a diagnostic of the kind `message`.
  ///
  /// - Parameter suggestion: the name that the user probably meant. It adds "did you mean" to the message, and a fix-it
  ///   that replaces the place.
  public mutating func report(
    _ message: some DiagnosticMessage, at place: Place,
    notes: [Note] = [], suggestion: Suggestion? = nil, fix: Fix? = nil
  ) {
    report(message as any DiagnosticMessage, at: place, notes: notes, suggestion: suggestion, fix: fix)
  }

  private mutating func report(
    _ message: any DiagnosticMessage, at place: Place, notes: [Note], suggestion: Suggestion?, fix: Fix?
  ) {
    let kind = type(of: message)
    let hint = suggestion.map { Diagnostic.question + $0.text + "'?" } ?? ""
    diagnostics.append(
      Diagnostic(
        id: kind.id,
        severity: kind.severity,
        message: message.text + hint,
        place: place,
        notes: notes,
        help: message.help,
        fix: fix ?? suggestion.map { Fix(replace: place, with: $0.text) }
      )
    )
  }

  /// Adds diagnostics that were made elsewhere.
  public mutating func append(_ others: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: others)
  }
}

extension Diagnostic {
  fileprivate static let question = "; did you mean '"

  /// The message without the name that the user probably meant, which depends on what else the file contains.
  package var statement: Substring {
    message.firstRange(of: Self.question).map { message[..<$0.lowerBound] } ?? message[...]
  }
}
