public import SceneDiagnostics

/// An entry of a completion list.
public struct CompletionItem: Sendable {
  /// What kind of thing it is, for its icon.
  public enum Kind: Sendable {
    case element, attribute, word, reference, `class`, method, property, color, file
  }

  /// What the list shows.
  public let label: String
  /// What kind it is.
  public let kind: Kind
  /// A few words behind the label.
  public var detail: String?
  /// Markdown.
  public var documentation: String?
  /// The new text; with `isSnippet`, in the syntax of snippets.
  public var text: String
  /// Whether the text is a snippet.
  public var isSnippet = false
  /// What is replaced.
  public let range: SourceRange
  /// Whether it belongs in front of the others.
  public var isPreferred = false
  /// Whether the client asks for the next completion at once.
  public var continues = false
}
