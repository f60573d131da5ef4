public import SceneDiagnostics

/// A range with a colour or a style of text.
public struct SemanticToken: Sendable {
  /// What stands there.
  public enum Kind: Int, Sendable, CaseIterable {
    case element, attribute, name, reference, `class`, method, word, number, string, comment
  }

  /// The range.
  public let range: SourceRange
  /// What kind it is.
  public let kind: Kind
  /// Whether it declares the name.
  public let isDeclaration: Bool
}
