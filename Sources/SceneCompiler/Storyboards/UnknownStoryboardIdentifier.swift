import SceneDiagnostics

/// A storyboard reference names a controller that the storyboard does not have.
struct UnknownStoryboardIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A storyboard reference names a controller of another storyboard by its Storyboard ID, or means the initial
    controller if it names none. If the storyboard has no such controller, UIKit stops the app when the segue is
    performed.

    Wrong, if no controller of `Settings.storyboard` has the Storyboard ID `profile`:

    ```xml storyboard
    <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="profile" id="a1b-2c-3d4"/>
    ```

    Correct the Referenced ID of the reference, or the Storyboard ID of the controller.
    """
  let identifier: String?
  let storyboard: String

  var text: String {
    identifier.map { "no view controller of '\(storyboard)' has the Storyboard ID '\($0)'" }
      ?? "'\(storyboard)' has no initial view controller"
  }
}
