import SceneDiagnostics

struct OutletWithoutName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `outlet="true"` sets a property of the controller that has the name of the element, so the element needs one:

        <label id="titleLabel" outlet="true"/>

    It says the same as `<outlet property="titleLabel" destination="titleLabel"/>` in the controller.
    """
  let element: String

  var text: String { "'\(element)' has an outlet, but no 'id' to name it" }
  var help: String? { "give it the name of the property: id=\"titleLabel\"" }
}
