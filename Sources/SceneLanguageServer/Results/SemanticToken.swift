public import SceneDiagnostics

/// A range with a colour or a style of text.
public struct SemanticToken: Sendable {
  /// The kind of token.
  public enum Kind: Int, Sendable, CaseIterable {
    case element, attribute, name, reference, `class`, method, word, number, string, comment
  }

  /// The range.
  public let range: SourceRange
  /// The kind.
  public let kind: Kind
  /// Whether it declares the name.
  public let isDeclaration: Bool
}
