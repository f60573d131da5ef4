public import SceneDiagnostics

/// An entry of a completion list.
public struct CompletionItem: Sendable {
  /// The kind, for the icon.
  public enum Kind: Sendable {
    case element, attribute, word, reference, `class`, method, property, color, file
  }

  /// The text in the list.
  public let label: String
  /// The kind.
  public let kind: Kind
  /// A few words behind the label.
  public var detail: String?
  /// Markdown.
  public var documentation: String?
  /// The new text; with `isSnippet`, in the syntax of snippets.
  public var text: String
  /// Whether the text is a snippet.
  public var isSnippet = false
  /// The range to replace.
  public let range: SourceRange
  /// Whether it belongs in front of the others.
  public var isPreferred = false
  /// Whether the client asks for the next completion at once.
  public var continues = false
}
