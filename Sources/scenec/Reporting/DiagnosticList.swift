import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// The list of all diagnostics, with a sentence about each.
enum DiagnosticList {
  /// The minimum number of columns for a sentence beside an id.
  private static let leastForSentence = 40

  /// A line for each kind. If it does not fit on the terminal, sentences are wrapped, or placed below the ids.
  static func text(width: Int?) -> String {
    let kinds = AllDiagnostics.kinds
    let indentation = (kinds.map { $0.id.count }.max() ?? 0) + 2
    guard let width else { return kinds.map { line(of: $0, indentation, width: .max) }.joined() }
    if width - indentation >= leastForSentence {
      return kinds.map { line(of: $0, indentation, width: width) }.joined()
    }
    return kinds.map { "\($0.id)\n" + sentence(of: $0, indentation: 2, width: width) + "\n" }.joined()
  }

  private static func line(of kind: any DiagnosticMessage.Type, _ indentation: Int, width: Int) -> String {
    let sentence = sentence(of: kind, indentation: indentation, width: width)
    return kind.id + sentence.dropFirst(kind.id.count) + "\n"
  }

  private static func sentence(of kind: any DiagnosticMessage.Type, indentation: Int, width: Int) -> String {
    let words = MarkdownText(kind.explanation).summary.split(separator: " ")
    let margin = String(repeating: " ", count: indentation)
    return MarkdownText.fill(words, max(1, width - indentation)).map { margin + $0 }.joined(separator: "\n")
  }
}
