import SceneCompiler
import SceneDiagnostics

/// Why nobody can say how much a kind of diagnostic matters.
struct SeverityObjection {
  /// What to tell the user.
  let sentence: String
  /// What was probably meant.
  let suggestion: Suggestion?

  /// Nil where there is nothing to object to an id.
  init?(to id: String) {
    guard let kind = AllDiagnostics.kind(withID: id) else {
      let unknown = UnknownDiagnosticID(id)
      (sentence, suggestion) = (unknown.sentence, unknown.suggestion)
      return
    }
    if kind.isAdjustable { return nil }
    sentence = "'\(id)' is always an error: no Swift that could be made from such a scene would be right; leave it out"
    suggestion = nil
  }
}
