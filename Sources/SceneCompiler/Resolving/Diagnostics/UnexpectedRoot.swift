import SceneDiagnostics

struct UnexpectedRoot: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A scene file has one root element, `scenes`, and all controllers stand in it:

        <scenes initialViewController="home">
          <viewController id="home" customClass="Home"/>
        </scenes>

    A storyboard of Interface Builder, whose root is `document`, is not a scene file.
    """
  let name: String

  var text: String { "a scene file holds 'scenes', not '\(name)'" }
}
