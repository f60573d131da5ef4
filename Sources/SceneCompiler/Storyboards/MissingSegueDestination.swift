import SceneDiagnostics

/// A segue of a storyboard leads nowhere.
struct MissingSegueDestination: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue of a storyboard names its destination by an object ID. One without a destination was left behind when its
    destination was deleted or when a merge removed a line. UIKit cannot perform it.

    Wrong:

    ```xml storyboard
    <segue kind="show" identifier="open" id="a1b-2c-3d4"/>
    ```

    Connect the segue again in Interface Builder, or delete it.
    """

  var text: String { "this segue has no destination" }
}
