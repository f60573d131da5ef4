import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// `Documentation/Diagnostics.md`: all diagnostics, with their explanations and an example from a fixture.
enum DiagnosticsPage {
  static let path = "Documentation/Diagnostics.md"

  static var text: String {
    ([introduction] + AllDiagnostics.kinds.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Diagnostics

    All that scenec says about scenes, by the id that stands in brackets at the end of each message. `scenec explain` says
    the same. What is shown in a block is said of a scene in the tests, to which the line above it leads.

    An error is for what would not compile, or would end the app; everything else is a warning. Where it says so, a comment
    in the scene or an option of the command line can make it an error or a warning, or silence it: see
    [Comments that adjust messages](Language.md#comments-that-adjust-messages).
    """

  private static func section(of kind: any DiagnosticMessage.Type) -> String {
    let severity = kind.severity == .error ? "An error" : "A warning"
    var parts = ["## \(kind.id)", severity + (kind.isAdjustable ? ", which can be adjusted." : "."), kind.explanation]
    if let example = example(of: kind.id) {
      parts.append("[\(example.fixture)](../Tests/Fixtures/\(example.fixture)):")
      parts.append("```text\n\(example.text)```")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The output for the shortest fixture that reports few other diagnostics.
  static func example(of id: String) -> (fixture: String, text: String)? {
    let shown = examples[id]?.min { ($0.others, $0.text.count, $0.fixture) < ($1.others, $1.text.count, $1.fixture) }
    return shown.map { ($0.fixture, $0.text) }
  }

  /// The text of one diagnostic, without the count.
  private static func said(of diagnostic: Diagnostic) -> String {
    TextRenderer().render([diagnostic]).replacing(#/\n\d+ (error|warning)s?\n$/#, with: "")
  }

  private struct Example {
    let fixture: String
    /// The number of other diagnostics of the fixture.
    let others: Int
    let text: String
  }

  private static let examples: [String: [Example]] = {
    var examples: [String: [Example]] = [:]
    for fixture in Fixture.all {
      let diagnostics = Outcome.compile(fixture.scenes, fixture.options).diagnostics
      for diagnostic in diagnostics {
        let text = said(of: diagnostic)
        guard !text.contains("```") else { continue }
        examples[diagnostic.id, default: []].append(
          Example(fixture: fixture.name, others: diagnostics.count - 1, text: text))
      }
    }
    return examples
  }()
}
