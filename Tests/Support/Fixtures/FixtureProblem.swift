/// A way in which a fixture and the compiler disagree.
public struct FixtureProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which way.
  public enum Kind: String, Sendable {
    /// Something expected was not said.
    case missing
    /// Something was said that is not expected.
    case surplus
    /// Something expected was said of another place.
    case misplaced
    /// The scenes after all fixes are not those in `Fixed`.
    case fixed
    /// The Swift is not that in `Expected`.
    case expected
    /// The folder is not as a fixture has to be.
    case layout
  }

  /// Which way.
  public let kind: Kind
  /// What a person needs to know.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
