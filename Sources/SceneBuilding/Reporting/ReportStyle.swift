/// The style of diagnostics.
package struct ReportStyle {
  package var format = DiagnosticsFormat.text
  package var limit: Int?
  package var color = ColorChoice.auto

  /// Text, in colour on a terminal, unless the call says something else.
  package init(format: DiagnosticsFormat = .text, limit: Int? = nil, color: ColorChoice = .auto) {
    (self.format, self.limit, self.color) = (format, limit, color)
  }
}
