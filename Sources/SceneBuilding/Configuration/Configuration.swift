package import PathKit
package import SceneCatalog
package import SceneCompiler

/// The options of a compilation, from the call and its configuration file.
package struct Configuration {
  /// The access level of generated declarations.
  package var accessLevel: AccessLevel?
  /// The folder of the user's templates.
  package var template: Path?
  /// The name of the module that the scenes belong to.
  package var moduleName: String?
  /// The oldest system that the app is for.
  package var deploymentTarget: SystemVersion?
  /// The strings table that texts are translated with.
  package var localization: String?
  /// Whether controllers are shown in Xcode's previews.
  package var previews: Bool?
  /// Whether ids are accessibility identifiers.
  package var accessibilityIdentifiers: Bool?
  /// Whether typed access to storyboards is generated; the build plugin passes them.
  package var storyboards: Bool?
  /// The locations of scenes of other modules.
  package var modules: [ModuleSource] = []
  /// The severities of diagnostics.
  package var severities = SeveritySettings()

  /// The options of a call; nil for what it does not say.
  package init(
    accessLevel: AccessLevel? = nil, template: Path? = nil, moduleName: String? = nil,
    deploymentTarget: SystemVersion? = nil, localization: String? = nil, previews: Bool? = nil,
    modules: [ModuleSource] = [], severities: SeveritySettings = SeveritySettings()
  ) {
    (self.accessLevel, self.template, self.moduleName) = (accessLevel, template, moduleName)
    (self.deploymentTarget, self.localization, self.previews) = (deploymentTarget, localization, previews)
    (self.modules, self.severities) = (modules, severities)
  }

  /// These options, completed by `other`. Severities and modules are completed one by one.
  package func completed(by other: Configuration) -> Configuration {
    var result = self
    result.accessLevel = accessLevel ?? other.accessLevel
    result.template = template ?? other.template
    result.moduleName = moduleName ?? other.moduleName
    result.localization = localization ?? other.localization
    result.previews = previews ?? other.previews
    result.storyboards = storyboards ?? other.storyboards
    result.deploymentTarget = deploymentTarget ?? other.deploymentTarget
    result.accessibilityIdentifiers = accessibilityIdentifiers ?? other.accessibilityIdentifiers
    let names = Set(modules.map(\.name))
    result.modules += other.modules.filter { !names.contains($0.name) }
    result.severities.byID.merge(other.severities.byID) { own, _ in own }
    return result
  }

  /// The options of the compiler.
  ///
  /// - Parameter modules: the files of `modules`.
  package func compilerOptions(_ modules: [ModuleFiles]) throws(CallError) -> Compiler.Options {
    var options = Compiler.Options()
    options.accessLevel = accessLevel ?? options.accessLevel
    options.severities = severities
    options.moduleName = moduleName
    options.localization = localization
    options.previews = previews ?? false
    options.deploymentTarget = deploymentTarget ?? options.deploymentTarget
    options.accessibilityIdentifiers = accessibilityIdentifiers ?? false
    for module in modules { options.modules.append(try module.read()) }
    return options
  }
}
