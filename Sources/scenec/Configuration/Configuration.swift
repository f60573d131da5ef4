import SceneCompiler

/// How scenes are compiled, as far as a call or its configuration file says it.
struct Configuration {
  /// Who may use the generated declarations.
  var accessLevel: AccessLevel?
  /// The folder of the author's own templates.
  var template: Path?
  /// The name of the module that the scenes belong to.
  var moduleName: String?
  /// Where scenes of other modules are.
  var modules: [ModuleSource] = []
  /// What matters how much.
  var severities = SeveritySettings()

  /// This, and what `other` says of what is left open here; of kinds of diagnostics and of modules, each by itself.
  func completed(by other: Configuration) -> Configuration {
    var result = self
    result.accessLevel = accessLevel ?? other.accessLevel
    result.template = template ?? other.template
    result.moduleName = moduleName ?? other.moduleName
    let names = Set(modules.map(\.name))
    result.modules += other.modules.filter { !names.contains($0.name) }
    result.severities.byID.merge(other.severities.byID) { own, _ in own }
    return result
  }

  /// What the checks of the compiler depend on.
  ///
  /// - Parameter modules: the files of `modules`.
  func compilerOptions(_ modules: [ModuleFiles]) throws(CallError) -> Compiler.Options {
    var options = Compiler.Options()
    options.accessLevel = accessLevel ?? options.accessLevel
    options.severities = severities
    options.moduleName = moduleName
    for module in modules { options.modules.append(try module.read()) }
    return options
  }
}
