import SceneDiagnostics

/// A storyboard reference names a storyboard that is not there.
struct UnknownStoryboard: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A storyboard reference names another storyboard of the app. If there is none of that name, UIKit stops the app when
    the segue is performed. scenec reports this when it is given a folder, so that it knows all storyboards.

    Wrong, if there is no `Settings.storyboard` in the folder:

    ```xml storyboard
    <viewControllerPlaceholder storyboardName="Settings" id="a1b-2c-3d4" sceneMemberID="viewController"/>
    ```

    Correct the name in the Attributes inspector of the reference. If the storyboard is in another bundle, name the
    bundle there.
    """
  let name: String

  var text: String { "there is no storyboard '\(name)'" }
}

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
