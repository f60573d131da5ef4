import SceneCompiler
import SceneDiagnostics

/// A user wrote the id of a diagnostic that there is not.
struct UnknownDiagnosticID {
  private let id: String
  /// What was probably meant.
  let suggestion: Suggestion?

  init(_ id: String) {
    self.id = id
    suggestion = Suggestion(for: id, among: AllDiagnostics.kinds.map { $0.id })
  }

  /// What to tell the user.
  var sentence: String {
    let hint = suggestion.map { "did you mean '\($0.text)'?" } ?? "'scenec explain' lists all of them"
    return "there is no diagnostic '\(id)'; \(hint)"
  }
}
