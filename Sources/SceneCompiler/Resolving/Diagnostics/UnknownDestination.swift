import SceneDiagnostics

struct UnknownDestination: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue leads to a controller of the same file, by its `id`. A controller in another file is brought into this one by a
    placeholder:

        <viewControllerPlaceholder id="map" sceneName="Map"/>
    """
  let name: String

  var text: String { "no controller here is called '\(name)'" }
}
