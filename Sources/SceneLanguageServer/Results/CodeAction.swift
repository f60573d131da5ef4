public import SceneDiagnostics

/// A change that the client offers.
public struct CodeAction: Sendable {
  /// The kind of change.
  public enum Kind: String, Sendable, CaseIterable {
    case fix = "quickfix"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  /// The text that the client shows.
  public let title: String
  /// The kind.
  public let kind: Kind
  /// The edits.
  public let edits: [FileEdit]
  /// A file that is made first.
  public var newFile: String?
  /// The diagnostic that it fixes.
  public var diagnostic: Diagnostic?
}
