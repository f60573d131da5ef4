import SceneDiagnostics

struct FixedSeverity: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Warnings can be ignored or made errors, and some errors can be made warnings: those about what an app does when it
    runs, which its author may know better. Other errors stay what they are, since no Swift that could be made from
    such a scene would be right.

        <!-- scenec:ignore unknown-destination -->
        <segue kind="push" destination="detial"/>

    Mend what the error is about, and remove the comment:

        <segue kind="push" destination="detail"/>
    """
  let id: String

  var text: String { "'\(id)' is always an error and cannot be changed" }
  var help: String? { "correct the scene, and remove the id from this comment" }
}
