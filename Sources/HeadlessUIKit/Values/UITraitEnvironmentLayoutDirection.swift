/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
