/// The direction in which an interface is read, as traits tell it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
