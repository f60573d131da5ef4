package import SceneDiagnostics

/// A file with the extension of a storyboard is something else.
package struct NotAStoryboard: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.error
  package static let explanation = """
    A file that ends in `.storyboard` or `.xib` holds a `document` that Interface Builder wrote. This one holds
    something else: another XML format, or a document that lost its root element.

    Wrong:

    ```xml storyboard
    <html/>
    ```

    Restore the file from version control, or take it out of the call.
    """

  package init() {}

  package var text: String { "this is no storyboard or xib" }
}
