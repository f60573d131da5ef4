/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It follows the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It follows the opposite direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
