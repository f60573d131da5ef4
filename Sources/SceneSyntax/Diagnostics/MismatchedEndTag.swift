import SceneDiagnostics

/// An end tag with another name than its element.
struct MismatchedEndTag: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An end tag repeats the name of the element that was opened last and is still open. Upper and lower case differ.

    ```xml
    <stackView>
    </stackview>
    ```

    The names must be the same to the letter:

    ```xml
    <stackView>
    </stackView>
    ```
    """

  let name: String
  let expected: String

  var text: String { "'</\(name)>' does not close '<\(expected)>'; write '</\(expected)>'" }
}
