public import SceneDiagnostics

/// A change that the client offers.
public struct CodeAction: Sendable {
  /// What kind of change it is.
  public enum Kind: String, Sendable, CaseIterable {
    case fix = "quickfix"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  /// What the client shows.
  public let title: String
  /// What kind it is.
  public let kind: Kind
  /// The edits.
  public let edits: [FileEdit]
  /// A file that is made first.
  public var newFile: String?
  /// The diagnostic that it fixes.
  public var diagnostic: Diagnostic?
}
