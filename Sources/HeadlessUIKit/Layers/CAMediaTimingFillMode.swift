/// The presentation of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value is shown before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both values stay.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The value of the layer is shown.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
