import SceneDiagnostics

struct UnknownModule: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder with a `module` stands for a controller in a scene of another target. Its scenes have to be known, so
    that what it needs and where it leads can be checked.

        <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>

    The plugins know the scenes of all targets that a target depends on:

        .target(name: "App", dependencies: ["Core"], plugins: [.plugin(name: "CompileScenes", package: "scenec")])

    On the command line, `--module` says where they are, and so does `modules` in `scenec.json`:

        scenec build Sources/App --module Core=Sources/Core

    For a module that comes without its scenes, such as a binary framework, name the class of the controller. The Swift
    compiler then checks that the module makes such a controller:

        <viewControllerPlaceholder id="login" module="Core" sceneName="Login" customClass="LoginController"/>
    """
  let name: String
  /// Whether another name was probably meant.
  let isMisspelt: Bool

  var text: String { "the scenes of the module '\(name)' are not known" }
  var help: String? {
    isMisspelt
      ? nil
      : "make the target depend on '\(name)'; on the command line, say where its scenes are: --module \(name)=<folder>"
  }
}
