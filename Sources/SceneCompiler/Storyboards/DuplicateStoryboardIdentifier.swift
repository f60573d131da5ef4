import SceneDiagnostics

/// Two controllers of a storyboard have one identifier.
struct DuplicateStoryboardIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Code makes a controller of a storyboard by its Storyboard ID, so no two controllers of a storyboard share one.
    Otherwise nobody can say which of the two `instantiateViewController(withIdentifier:)` makes.

    Wrong:

    ```xml storyboard
    <viewController storyboardIdentifier="detail" id="a1b-2c-3d4" sceneMemberID="viewController"/>
    <viewController storyboardIdentifier="detail" id="e5f-6g-7h8" sceneMemberID="viewController"/>
    ```

    Give each controller an identifier of its own, in the Identity inspector.
    """
  let identifier: String

  var text: String { "another view controller has the Storyboard ID '\(identifier)'" }
}
