import SceneDiagnostics

struct MissingBaseValue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An attribute with traits behind its name replaces the attribute without them. Where UIKit can be asked for the value
    that the attribute has by default, the attribute without traits is optional. UIKit cannot be asked for the title of a
    button, the priorities of a view, or the colour of a bar button item.

    Wrong:

        <button title.compactWidth="OK"/>

    Right:

        <button title="Accept and continue" title.compactWidth="OK"/>
    """
  let attribute: String
  let variation: String

  var text: String { "'\(variation)' needs '\(attribute)', which holds without these traits" }
}
