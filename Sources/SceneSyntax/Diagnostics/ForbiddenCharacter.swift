import SceneDiagnostics

/// A character that XML forbids.
struct ForbiddenCharacter: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    XML allows every character of Unicode but the control characters (tab, line feed and carriage return are fine) and
    U+FFFE and U+FFFF. They cannot be written as references either.

    Such characters are invisible. Most come along when text is copied from a terminal or a PDF; a file with many U+0000
    is no UTF-8 text at all.

    Remove the character. Most editors show it when they are told to render control characters.
    """

  let scalar: Unicode.Scalar

  var text: String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - number.count))
    return "character U+\(padding)\(number) is not allowed in XML; remove it"
  }
}
