import SceneDiagnostics

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
