import SceneCompiler
package import SceneDiagnostics

/// An unknown id of a diagnostic.
package struct UnknownDiagnosticID {
  private let id: String
  /// The id that was probably meant.
  package let suggestion: Suggestion?

  package init(_ id: String) {
    self.id = id
    suggestion = Suggestion(for: id, among: AllDiagnostics.kinds.map { $0.id })
  }

  /// The message.
  package var sentence: String {
    let hint = suggestion.map { "did you mean '\($0.text)'?" } ?? "'scenec explain' lists all of them"
    return "there is no diagnostic '\(id)'; \(hint)"
  }
}
