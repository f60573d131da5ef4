import SceneDiagnostics

/// An incomplete reference, or the number of a character that does not exist.
struct InvalidReference: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A reference begins with `&` and ends with `;`. Between them stands the name of an entity, or `#` and the number of a
    Unicode character, or `#x` and the same number in hexadecimal digits.

    ```xml
    <label text="Salt &amp pepper &#xZZ; &#0;"/>
    ```

    The first lacks its end, the second has no number, and the third has the number of a character that XML forbids:

    ```xml
    <label text="Salt &amp; pepper &#xE9;"/>
    ```

    Control characters other than tab, line feed and carriage return cannot be written at all.
    """

  enum Problem: Sendable {
    case unterminated
    case noCharacter
  }

  let reference: String
  let problem: Problem

  var text: String {
    switch problem {
    case .unterminated: "'\(reference)' has no ';' at its end"
    case .noCharacter: "'\(reference)' stands for no character that XML allows"
    }
  }
  var help: String? {
    problem == .noCharacter ? "write the number of a Unicode character, as '&#38;' or '&#x26;'" : nil
  }
}
