import SceneDiagnostics

/// A class whose module only its mangled name says, while the app's own is not known.
struct UncertainModule: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A storyboard of an older Xcode names a class with its module in one word: `_TtC8OtherKit6Remote` is the class `Remote`
    of the module `OtherKit`. Generated code imports a module that is not the app's own, and names the class with it. If
    neither the storyboard nor the call says which module is the app's own, it does neither.

        scenec build Main.storyboard --module-name App

    Name the module of the app in the call, as the build plugin does, or choose the class again in the Identity inspector.
    """
  let name: String
  let module: String

  var text: String { "'\(name)' is named without its module: nothing says whether '\(module)' is the app's own" }
  var help: String? { "name the app's module with '--module-name'" }
}
