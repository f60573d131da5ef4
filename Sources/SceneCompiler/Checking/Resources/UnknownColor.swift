import SceneDiagnostics

struct UnknownColor: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `asset:` names a color set of an asset catalogue. `UIColor(named:)` finds no other colour, and the app uses none.
    `scenec check` reads the catalogues of the target; without a catalogue, it does not look for colours.

    Wrong, where the catalogue has `Brand`:

        <view backgroundColor="asset:brand"/>

    Right:

        <view backgroundColor="asset:Brand"/>

    A colour in a folder with the option Provides Namespace has the folder in its name: `asset:Cards/Border`.
    """
  let name: String

  var text: String { "no asset catalogue has a colour '\(name)'" }
  var help: String? { "add it to an asset catalogue of the target" }
}
