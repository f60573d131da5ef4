/// How diagnostics are shown.
struct ReportStyle {
  var format = DiagnosticsFormat.text
  var limit: Int?
  var color = ColorChoice.auto
}
