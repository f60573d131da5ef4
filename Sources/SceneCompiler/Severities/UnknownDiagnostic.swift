import SceneDiagnostics

struct UnknownDiagnostic: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A comment that begins with `scenec:` changes how much diagnostics matter in the element that follows it. It names
    them by their ids, which stand in brackets behind every message; `scenec explain` lists them all.

        <!-- scenec:ignore unreachable-scnee -->

    With the right id:

        <!-- scenec:ignore unreachable-scene -->

    What follows a dash is a reason, for readers:

        <!-- scenec:ignore unreachable-scene push-outside-navigation - shown by the old menu -->
    """
  let id: String

  var text: String { "there is no diagnostic '\(id)'" }
  var help: String? { "'scenec explain' lists all of them; a reason comes after a dash: ' - '" }
}
