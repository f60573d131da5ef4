/// The access level of generated declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  /// The module they are generated into.
  case `internal`
  /// Every module of its package.
  case package
  /// Everyone.
  case `public`
}
