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

/// A segue of a storyboard has a kind that Interface Builder does not have.
struct UnknownSegueKind: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The kind of a segue is one that Interface Builder writes: `show`, `showDetail`, `presentation`,
    `popoverPresentation`, `embed`, `unwind`, `custom` or `relationship`, or an older one: `push`, `modal`, `popover`,
    `replace`.

    Wrong:

    ```xml storyboard
    <segue destination="a1b-2c-3d4" kind="teleport" id="e5f-6g-7h8"/>
    ```

    Choose the kind in the Attributes inspector of the segue. A segue with a class of its own has the kind `custom`.
    """
  let kind: String

  var text: String { "Interface Builder has no segue of the kind '\(kind)'" }
}

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
