import SceneDiagnostics

/// A reference to an entity that XML does not define.
struct UnknownEntity: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    XML defines five entities: `&lt;` for `<`, `&gt;` for `>`, `&amp;` for `&`, `&quot;` for `"` and `&apos;` for `'`.
    The many others known from HTML do not exist here.

    ```xml
    <label text="10&nbsp;km &ndash; 6&nbsp;miles"/>
    ```

    A scene file is UTF-8, so the character itself can be written; one that cannot be seen is written as its number:

    ```xml
    <label text="10&#160;km – 6&#160;miles"/>
    ```
    """

  let name: String
  /// The replacement that was probably meant: another entity, or a numeric reference.
  let replacement: String?

  var text: String {
    "'&\(name);' is not defined" + (replacement.map { "; did you mean '\($0)'?" } ?? "")
  }
  var help: String? {
    "XML knows '&lt;', '&gt;', '&amp;', '&quot;' and '&apos;'; write any other character itself, or its number as '&#160;'"
  }
}
