/// The style of diagnostics.
struct ReportStyle {
  var format = DiagnosticsFormat.text
  var limit: Int?
  var color = ColorChoice.auto
}
