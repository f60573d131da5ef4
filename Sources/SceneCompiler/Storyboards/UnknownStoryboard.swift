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
