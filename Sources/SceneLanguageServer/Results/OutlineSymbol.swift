public import SceneDiagnostics

/// A thing with a name in a list of symbols.
public struct OutlineSymbol: Sendable {
  /// The kind, for the icon.
  public enum Kind: Sendable {
    case controller, view, segue, value, style, connection, object
  }

  /// Its name.
  public let name: String
  /// A few words about it.
  public let detail: String
  /// The kind.
  public let kind: Kind
  /// The path of the file.
  public let path: String
  /// The range.
  public let range: SourceRange
  /// The range of its name.
  public let nameRange: SourceRange
  /// The name of what it is in.
  public var container: String?
  /// The symbols in it.
  public var children: [OutlineSymbol] = []
}
