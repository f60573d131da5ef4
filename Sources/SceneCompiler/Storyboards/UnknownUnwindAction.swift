import SceneDiagnostics

/// No class of the app has the method of an unwind segue.
struct UnknownUnwindAction: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    An unwind segue of a storyboard names the method that UIKit looks for in the controllers that are on the screen. If
    no class has it, UIKit finds no destination, and nothing happens when the segue is performed. scenec reports this if
    it knows the Swift of the module, with `--sources` or in the build plugin.

    Wrong, if no class declares `@IBAction func saved(_ segue: UIStoryboardSegue)`:

    ```xml storyboard
    <segue destination="e1t-Xx-9aB" kind="unwind" unwindAction="saved:" id="a1b-2c-3d4"/>
    ```

    Add the method to the class of the controller that the segue returns to. If it is in another module or in
    Objective-C, `--ignore unknown-unwind-action` says so.
    """
  let selector: String

  var text: String { "no class has a method '\(selector)' for this unwind segue" }
}
