import SceneDiagnostics

/// An encoding other than UTF-8.
struct UnsupportedEncoding: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Scene files are UTF-8, whatever else XML may be: so every tool that shows or compares them sees the same characters.

    ```xml
    <?xml version="1.0" encoding="ISO-8859-1"?>
    ```

    Save the file as UTF-8 and say so, or leave the declaration out:

    ```xml
    <?xml version="1.0" encoding="UTF-8"?>
    ```

    UTF-16 is recognised by its first bytes. From a terminal:

    ```
    iconv -f UTF-16 -t UTF-8 Main.scene > Fixed.scene
    ```
    """

  let encoding: String

  var text: String { "the file's encoding is '\(encoding)'; save it as UTF-8" }
}
