/// A kind of diagnostic as a rule of SARIF, with the text of `scenec explain`.
public struct SARIFRule: Sendable {
  let id: String
  private let summary: String
  private let explanation: String
  private let severity: Diagnostic.Severity

  /// Makes a rule with a one-sentence summary and an explanation, both in Markdown.
  public init(id: String, summary: String, explanation: String, severity: Diagnostic.Severity) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
  }

  /// The rule, with all members that GitHub requires.
  var value: JSON {
    .object([
      ("id", .string(id)),
      ("shortDescription", .object([("text", .string(summary))])),
      ("fullDescription", .object([("text", .string(summary))])),
      ("help", .object([("text", .string(explanation)), ("markdown", .string(explanation))])),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
    ])
  }
}
