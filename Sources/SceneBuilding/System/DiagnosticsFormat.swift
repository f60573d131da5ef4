/// The format of diagnostics.
package enum DiagnosticsFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github
  case checkstyle
  case junit
}
