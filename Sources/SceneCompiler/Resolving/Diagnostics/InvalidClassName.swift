import SceneDiagnostics

struct InvalidClassName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A `customClass` is written into the generated Swift as it stands, so it has to be the name of a Swift class, possibly
    one that stands in another type or has generic arguments: `Profile`, `Login.Form`, `Box<Int>`. The module of a class
    goes into `customModule`.
    """
  let name: String

  var text: String { "'\(name)' cannot be the name of a class" }
}
