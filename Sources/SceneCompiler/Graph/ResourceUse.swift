import SceneDiagnostics

/// A name of a resource in a scene.
struct ResourceUse: Sendable {
  /// The kinds of resources.
  enum Kind: Sendable {
    case image, color, font, textKey
  }

  let kind: Kind
  let name: String
  /// The source range of the value that contains the name.
  let range: SourceRange
}
