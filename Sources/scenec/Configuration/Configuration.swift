import SceneCompiler

/// How scenes are compiled, as far as a call or its configuration file says it.
struct Configuration {
  /// Who may use the generated declarations.
  var accessLevel: AccessLevel?
  /// The folder of the author's own templates.
  var template: Path?
  /// What matters how much.
  var severities = SeveritySettings()

  /// This, and what `other` says of what is left open here; of kinds of diagnostics, each by itself.
  func completed(by other: Configuration) -> Configuration {
    var result = self
    result.accessLevel = accessLevel ?? other.accessLevel
    result.template = template ?? other.template
    result.severities.byID.merge(other.severities.byID) { own, _ in own }
    return result
  }
}
