import SceneDiagnostics

struct UnknownSceneFile: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder with a `sceneName` stands for a controller in another scene file of the same module. Both files have to
    be given to one call of `scenec build`, since each is checked against the other; a folder gives all files in it:

        scenec build Sources/App

    A scene of another target belongs to another module, which the placeholder names:

        <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>

    A controller that lives in a storyboard is reached by `storyboardName` instead.
    """
  let name: String
  /// The module that the placeholder names, if it is another one.
  let module: String?
  let hasSuggestion: Bool

  var text: String {
    if let module { return "the module '\(module)' has no scene file called '\(name)'" }
    return "no scene file called '\(name)' is compiled with this one"
  }
  var help: String? {
    hasSuggestion || module != nil
      ? nil
      : "the build plugin compiles all scenes of a target together, the command line all files and folders of one call"
  }
}
