import SceneDiagnostics

struct UnexpectedPreview: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A value with `.preview` is shown by previews, in place of what the app's code or data shows later. It can stand in for
    what is seen: a text, an image, a colour, a state. It cannot stand in for a name, a class, or the place of a view:
    previews lay views out as the app does. A style has none, because it is about many views.

    Wrong:

        <label id.preview="price" text="€ 0"/>

    Right:

        <label id="price" text.preview="€ 240"/>

    The number of rows is known to the app's data source only, so it stands with `.preview`.

    Wrong:

        <tableView rows="8">
          <tableViewCell reuseIdentifier="product"/>
        </tableView>

    Right:

        <tableView rows.preview="8">
          <tableViewCell reuseIdentifier="product"/>
        </tableView>
    """
  let attribute: String
  let element: String
  /// Whether the attribute has no other value.
  let isNeeded: Bool

  var text: String {
    isNeeded
      ? "'\(attribute)' of '\(element)' is known to previews only"
      : "'\(attribute)' of '\(element)' cannot have a value for previews"
  }
}
