public import SceneDiagnostics

/// The severities that the user sets for single kinds of diagnostics.
public struct SeveritySettings: Sendable {
  /// The severity of a kind of diagnostic.
  public enum Setting: String, Sendable {
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

  /// The diagnostics as the settings want them; those whose kind cannot be adjusted stay as they are.
  public func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    if byID.isEmpty { return diagnostics }
    let settings = adjustable
    return diagnostics.compactMap { diagnostic in
      guard let setting = settings[diagnostic.id] else { return diagnostic }
      return setting.apply(to: diagnostic)
    }
  }

  /// The settings that count, by diagnostic id: those of kinds that can be adjusted.
  var adjustable: [String: Setting] {
    byID.filter { AllDiagnostics.kind(withID: $0.key)?.isAdjustable ?? false }
  }
}

extension SeveritySettings.Setting {
  /// A diagnostic as the setting wants it; nil if it is not reported.
  func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    var diagnostic = diagnostic
    switch self {
    case .ignore: return nil
    case .warning: diagnostic.severity = .warning
    case .error: diagnostic.severity = .error
    }
    return diagnostic
  }
}
