/// A difference between a fixture and the compiler.
public struct FixtureProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which way.
  public enum Kind: String, Sendable {
    /// An expected diagnostic is missing.
    case missing
    /// An unexpected diagnostic was reported.
    case surplus
    /// An expected diagnostic was reported at another place.
    case misplaced
    /// The scenes after all fix-its differ from those in `Fixed`.
    case fixed
    /// The Swift is not that in `Expected`.
    case expected
    /// The folder is not as a fixture has to be.
    case layout
  }

  /// Which way.
  public let kind: Kind
  /// The description for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
