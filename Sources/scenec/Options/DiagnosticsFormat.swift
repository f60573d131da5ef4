import ArgumentParser

/// The format of diagnostics.
enum DiagnosticsFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case sarif
  case github
  case checkstyle
  case junit
}
