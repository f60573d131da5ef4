import SceneDiagnostics

struct UnknownFont: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `font` names a font by its PostScript name: one of iOS, or one of a font file in the app. `UIFont(name:size:)` finds no
    other font. `scenec check` reads the names from the font files of the app, and knows those of iOS.

    Wrong:

        <label font="HelveticaNeue-Blod 17"/>

    Right:

        <label font="HelveticaNeue-Bold 17"/>

    The name of a file can differ from that of its font: Font Book shows the PostScript name. The font of the system has no
    name:

        <label font="system 17 bold"/>
    """
  let name: String

  var text: String { "no font is called '\(name)'" }
  var help: String? { "add the file of the font to the app, or write a font of the system, such as 'system 17 bold'" }
}
