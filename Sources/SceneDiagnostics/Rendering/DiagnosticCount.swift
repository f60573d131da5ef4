/// The number of errors and warnings, printed at the end of a run.
public struct DiagnosticCount: Sendable, CustomStringConvertible {
  /// The number of errors.
  public let errors: Int
  /// The number of warnings.
  public let warnings: Int

  /// Counts `diagnostics`.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    var counts: [Diagnostic.Severity: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    errors = counts[.error] ?? 0
    warnings = counts[.warning] ?? 0
  }

  /// "2 errors and 1 warning"; empty if there are none.
  public var description: String {
    [(errors, "error"), (warnings, "warning")]
      .filter { count, _ in count > 0 }
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
      .joined(separator: " and ")
  }
}
