/// The rule that determines the interior of a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The non-zero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
