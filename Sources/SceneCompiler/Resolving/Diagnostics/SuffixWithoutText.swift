import SceneDiagnostics

struct SuffixWithoutText: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `title.key` names the key of the translation of `title`, and `title.comment` tells translators about it. Both need
    `title` itself, in the same element.

    Wrong:

        <button title.key="actions.save"/>

    Right:

        <button title="Save" title.key="actions.save"/>
    """
  let attribute: String
  let base: String

  var text: String { "'\(attribute)' is about '\(base)', which this element does not have" }
  var help: String? { "add '\(base)', or remove '\(attribute)'" }
}
