public import SceneDiagnostics

/// A colour in a text: red, green, blue and alpha from 0 to 1.
public struct ColorValue: Sendable {
  /// The range.
  public let range: SourceRange
  /// The red part.
  public let red: Double
  /// The green part.
  public let green: Double
  /// The blue part.
  public let blue: Double
  /// The opacity.
  public let alpha: Double
}
