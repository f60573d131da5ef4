import Testing

/// A text with syntax errors, and its diagnostics.
struct DiagnosticCase: CustomTestStringConvertible {
  let source: String
  /// As `Reading.messages` gives them.
  let messages: [String]

  init(_ source: String, _ messages: String...) {
    self.source = source
    self.messages = messages
  }

  var testDescription: String { source.debugDescription }

  static let all = elements + attributes + text + markup + declaration
}
