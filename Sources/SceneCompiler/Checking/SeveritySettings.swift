/// What a user says of single kinds of diagnostics.
public struct SeveritySettings: Sendable {
  /// What becomes of a kind of diagnostic.
  public enum Setting: Sendable {
    /// It is reported as an error.
    case error
    /// It is reported as a warning.
    case warning
    /// It is not reported.
    case ignore
  }

  /// The settings, by diagnostic id.
  public var byID: [String: Setting] = [:]

  /// No settings: every diagnostic matters as much as its kind says.
  public init() {}
}
