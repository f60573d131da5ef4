import SceneDiagnostics

struct UnknownSceneFile: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder with a `sceneName` stands for a controller in another scene file of the same module. Both files have to
    be given to one call of `scenec build`, since each is checked against the other; a folder gives all files in it:

        scenec build Sources/App

    A scene of another target, which the build plugin compiles by itself, belongs to another module. Let that module
    offer a public function that makes the controller, and show from code what it makes.

    A controller that lives in a storyboard is reached by `storyboardName` instead.
    """
  let name: String
  let hasSuggestion: Bool

  var text: String { "no scene file called '\(name)' is compiled with this one" }
  var help: String? {
    hasSuggestion
      ? nil
      : "the build plugin compiles all scenes of a target together, the command line all files and folders of one call"
  }
}
