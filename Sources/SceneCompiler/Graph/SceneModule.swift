import SceneCatalog
public import SceneDiagnostics

/// Another module whose scenes placeholders can stand for.
public struct SceneModule: Sendable {
  /// The name by which Swift imports it.
  public let name: String
  /// Its scene files.
  public let files: [SceneFile]
  /// Whether other modules can use what is generated for its scenes.
  public let isExposed: Bool

  /// A module with the scene files that are compiled for it.
  public init(name: String, files: [SceneFile], isExposed: Bool) {
    self.name = name
    self.files = files
    self.isExposed = isExposed
  }
}

/// The module that is compiled, and the modules that it can show scenes of.
struct ModuleContext: Sendable {
  /// The name of the module that is compiled, where the call says it.
  var name: String?
  /// Whether other modules can use what is generated for it, and so may show each of its controllers.
  var isExposed = false
  /// The strings table that texts are translated with, where a file says nothing else.
  var localization: String?
  /// The oldest system that it is for.
  var deploymentTarget = SystemVersion.oldest
  /// The other modules whose scenes are known.
  var others: [SceneModule] = []
  /// The resources of the module; nil if scenes are not compared with them.
  var resources: ModuleResources?

  /// The module of a name, if its scenes are known.
  func other(named name: String) -> SceneModule? { others.first { $0.name == name } }

  /// A version, if it is newer than the deployment target.
  func newer(_ version: SystemVersion?) -> SystemVersion? { version.flatMap { $0 > deploymentTarget ? $0 : nil } }
}
