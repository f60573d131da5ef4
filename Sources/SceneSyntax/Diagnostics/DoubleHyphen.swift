import SceneDiagnostics

/// Two hyphens inside a comment.
struct DoubleHyphen: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    XML ends comments with two hyphens and `>`, and forbids two hyphens in a row anywhere else in them; a hyphen right
    before the end counts too.

    ```xml
    <!-- The header -- see the design --->
    ```

    One hyphen, a dash or another sign does as well:

    ```xml
    <!-- The header – see the design -->
    ```

    To take an element that holds comments out of a scene, remove the inner comments first: comments do not nest.
    """

  var text: String { "two hyphens in a row must not stand in a comment; write one" }
}
