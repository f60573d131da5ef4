import SceneDiagnostics

struct UnknownImage: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `image` names an image set or a symbol set of an asset catalogue, or an image file. `UIImage(named:)` finds no other
    image and the app shows nothing. `scenec check` reads the catalogues and files of the target; without a catalogue, it
    does not look for images. The build does not look for them either.

    Wrong, where the catalogue has `Logo`:

        <imageView image="Lgoo"/>

    Right:

        <imageView image="Logo"/>

    An image in a folder with the option Provides Namespace has the folder in its name: `Icons/Trash`. SF Symbols have an
    attribute of their own:

        <imageView systemImage="trash"/>

    If another build step makes the image, say so:

        <!-- scenec:ignore unknown-image - made by another build step -->
    """
  let name: String

  var text: String { "no image is called '\(name)'" }
  var help: String? { "add it to an asset catalogue of the target; an SF symbol has the attribute 'systemImage'" }
}
