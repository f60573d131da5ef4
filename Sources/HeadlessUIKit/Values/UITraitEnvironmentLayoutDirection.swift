/// The direction in which an interface is read, as traits tell it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
