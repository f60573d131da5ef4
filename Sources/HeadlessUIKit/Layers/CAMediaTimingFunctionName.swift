/// A curve of the pace of an animation.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow begin.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow begin and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of the system: a quick begin and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
