import ArgumentParser

/// The form in which diagnostics are written.
enum DiagnosticsFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case sarif
  case github
  case checkstyle
  case junit
}
