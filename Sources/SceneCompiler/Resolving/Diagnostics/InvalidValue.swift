import SceneDiagnostics

struct InvalidValue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Each attribute takes values of one kind: words from a list, numbers, colours, fonts, positions. What it takes is in the
    message and in `scenec catalog`.

    Booleans are `true` and `false`. Numbers are decimal, with a digit in front of the point. Colours are UIKit's by name
    (`systemBackground`), `#RRGGBB`, `#RRGGBBAA`, or `asset:` and the name of an asset.
    """
  let value: String
  let attribute: String
  let expectation: String
  /// What to write instead, if it is known what was meant.
  var help: String?

  var text: String { "'\(attribute)' cannot be '\(value)': expected \(expectation)" }
}
