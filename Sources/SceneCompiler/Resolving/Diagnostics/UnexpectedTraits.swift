import SceneDiagnostics

struct UnexpectedTraits: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    What a view looks like and where it is can depend on traits. What an object is cannot: its `id`, its class, its type,
    the method that it calls. Outside of views, only colours can depend on traits, and only on `light`, `dark` and
    `highContrast`.

    Wrong:

        <label id.compactWidth="title"/>

    Right:

        <label id="title" font="title1" font.compactWidth="headline"/>

    Wrong in a bar button item, which is outside of views:

        <barButtonItem placement="right" title="Edit" title.compactWidth="…"/>

    Right:

        <barButtonItem placement="right" title="Edit" tintColor="blue" tintColor.dark="cyan"/>
    """
  let attribute: String
  let element: String
  /// Whether it takes traits of the appearance.
  let isColor: Bool

  var text: String {
    isColor
      ? "'\(attribute)' of '\(element)' depends on 'light', 'dark' and 'highContrast' only"
      : "'\(attribute)' of '\(element)' cannot depend on traits"
  }
}
