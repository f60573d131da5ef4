import SceneCompiler
package import SceneDiagnostics

/// The reason why the severity of a diagnostic cannot be set.
package struct SeverityObjection {
  /// The message.
  package let sentence: String
  /// The id that was probably meant.
  package let suggestion: Suggestion?

  /// Nil if the severity of the id can be set.
  package init?(to id: String) {
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
