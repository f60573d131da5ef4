import ArgumentParser
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// Explains a kind of diagnostic.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a kind of error or warning.",
    discussion: """
      The id is in brackets at the end of every message. Without an id, all of them are listed.

        scenec explain
        scenec explain unknown-element
      """
  )

  @Argument(help: "The id of a diagnostic.", completion: .diagnosticID)
  var id: String?

  func run() throws {
    guard let id else { return StandardStream.output.write(DiagnosticList.text(width: Terminal.ownWidth(of: .output))) }
    let width = min(Terminal.width(of: .output), 100)
    // Users copy the id with its brackets.
    let bareID = id.hasPrefix("[") && id.hasSuffix("]") ? String(id.dropFirst().dropLast()) : id
    guard let kind = AllDiagnostics.kind(withID: bareID) else {
      throw CallError(UnknownDiagnosticID(bareID).sentence)
    }
    StandardStream.output.write(Self.heading(of: kind) + "\n\n" + MarkdownText(kind.explanation).wrapped(to: width))
  }

  private static func heading(of kind: any DiagnosticMessage.Type) -> String {
    let options = kind.isAdjustable ? "; change it with --error, --warning or --ignore" : ""
    return "\(kind.id) (\(kind.severity.rawValue)\(options))"
  }
}
