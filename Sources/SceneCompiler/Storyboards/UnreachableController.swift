import SceneDiagnostics

/// Nothing leads to a controller of a storyboard, and code cannot make it.
struct UnreachableController: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    No segue leads to this controller of a storyboard, it is not the initial one, and it has no Storyboard ID, so code
    cannot make it either. Xcode warns of it too.

    Wrong, if no segue leads to it:

    ```xml storyboard
    <viewController id="a1b-2c-3d4" customClass="About" sceneMemberID="viewController"/>
    ```

    Add a segue to it, give it a Storyboard ID, or delete it.
    """
  let controller: String

  var text: String { "'\(controller)' has no entry point, and no Storyboard ID for code" }
}
