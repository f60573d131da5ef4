import SceneDiagnostics

/// A character of XML's syntax that is used as text.
struct UnescapedCharacter: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    In text and in attribute values, `<` always begins a tag and `&` always begins a reference. Where the characters
    themselves are meant, write `&lt;` and `&amp;`.

    ```xml
    <label text="Salt & pepper < 5 g"/>
    ```

    becomes

    ```xml
    <label text="Salt &amp; pepper &lt; 5 g"/>
    ```

    In text between tags, `]]>` is reserved as well: write `]]&gt;`. In an attribute value, the quote that surrounds it is
    written `&quot;` or `&apos;`.
    """

  let characters: String
  let replacement: String

  var text: String {
    switch characters {
    case "]]>": "']]>' must not stand in text; write its last character '\(replacement)'"
    case "'": "an apostrophe must be written '\(replacement)' here"
    default: "'\(characters)' must be written '\(replacement)' here"
    }
  }
}
