/// A transition between two states of a layer.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new state fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
