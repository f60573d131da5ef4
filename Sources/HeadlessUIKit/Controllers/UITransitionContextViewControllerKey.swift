/// A controller's part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// The part of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
