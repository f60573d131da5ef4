import SceneDiagnostics

/// A piece of a template: a tag, or the text between two tags.
struct TemplateToken: Sendable {
  enum Kind: Sendable {
    /// Text that is shown as it is.
    case text
    /// `{{ … }}`.
    case variable
    /// `{% … %}`.
    case block
  }

  let kind: Kind
  /// The text, or the text inside the tag, without the spaces round it.
  let content: String
  /// Where the content stands.
  let range: SourceRange
}
