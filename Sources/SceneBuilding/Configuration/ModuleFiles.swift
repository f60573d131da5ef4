package import PathKit
package import SceneCompiler
import SceneDiagnostics

/// The paths of another module's files, whose scenes this module can refer to.
package struct ModuleFiles {
  private let name: String
  private var scenes: [Path] = []
  private var configurations: [Path] = []

  /// All paths.
  package var paths: [Path] { scenes + configurations }

  /// Finds the files of modules.
  ///
  /// - Parameter own: the scenes of the call, which must not belong to another module.
  package static func find(_ sources: [ModuleSource], besides own: [Path]) throws(CallError) -> [ModuleFiles] {
    guard !sources.isEmpty else { return [] }
    var modules: [ModuleFiles] = []
    var indices: [String: Int] = [:]
    for source in sources {
      let index = indices[source.name] ?? modules.count
      if index == modules.count { modules.append(ModuleFiles(name: source.name)) }
      indices[source.name] = index
      try modules[index].add(source.path)
    }
    try requireOneModuleEach(own, modules)
    return modules
  }

  private init(name: String) { self.name = name }

  private mutating func add(_ path: Path) throws(CallError) {
    if path.hasSuffix(".json") { return configurations.append(path) }
    var search = SceneSearch()
    try search.add(path)
    scenes += search.found
    guard let status = try? POSIX.status(of: path), status.isFolder else { return }
    let configuration = path.appending(ConfigurationFile.name)
    if (try? POSIX.status(of: configuration)) != nil { configurations.append(configuration) }
  }

  private static func requireOneModuleEach(_ own: [Path], _ modules: [ModuleFiles]) throws(CallError) {
    var owners: [POSIX.Status.Identity: String] = [:]
    for path in own {
      if let status = try? POSIX.status(of: path) { owners[status.identity] = "the scenes of the call" }
    }
    for module in modules {
      for path in module.scenes {
        guard let status = try? POSIX.status(of: path) else { continue }
        let owner = "the module '\(module.name)'"
        if let other = owners.updateValue(owner, forKey: status.identity) {
          throw CallError("'\(path)' belongs to \(other) and to \(owner); leave it out of one of them")
        }
      }
    }
  }

  /// Reads the scenes, and whether they are public.
  package func read() throws(CallError) -> SceneModule {
    let files = try InputFile.read(scenes)
    // Errors in the file are reported when that module is compiled.
    let levels = configurations.compactMap { ConfigurationReader($0).configuration.accessLevel }
    return SceneModule(name: name, files: files, isExposed: levels.contains { $0 != .internal })
  }
}
