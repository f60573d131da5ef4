/// A view's part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// The part of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that disappears, if there is one.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes, if one does.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
