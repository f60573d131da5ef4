/// A style of text on a terminal.
enum TerminalStyle: String {
  case plain = ""
  case bold = "1"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case help = "1;32"
  case gutter = "34"

  init(_ severity: Diagnostic.Severity) {
    self = severity == .error ? .error : .warning
  }

  /// `text` in this style, between codes of "Select Graphic Rendition".
  func callAsFunction(_ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
