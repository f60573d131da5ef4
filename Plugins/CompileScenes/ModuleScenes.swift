import Foundation
import PackagePlugin

/// The scenes of the modules that a target depends on. The scenes of the target can refer to them.
struct ModuleScenes {
  /// The name of the target's own module.
  private let moduleName: String
  private var files: [(module: String, url: URL)] = []

  /// The scenes of all dependencies of a target, including those of other packages.
  init(of target: any SourceModuleTarget, in package: Package) {
    moduleName = target.moduleName
    for module in target.recursiveTargetDependencies.compactMap(\.sourceModule) { add(module, in: package) }
  }

  /// The files that scenec reads for the modules.
  var inputs: [URL] { files.map(\.url) }

  /// The arguments that name the modules; empty if no dependency has a scene.
  var arguments: [String] {
    guard !files.isEmpty else { return [] }
    return ["--module-name", moduleName] + files.flatMap { ["--module", "\($0.module)=\($0.url.path)"] }
  }

  private mutating func add(_ module: any SourceModuleTarget, in package: Package?) {
    let scenes = SceneFiles(of: module, in: package)
    // A target with checked-in Swift excludes its scenes.
    let compiled = scenes.included.isEmpty ? scenes.excluded : scenes.included
    add(compiled, ConfigurationFile.find(in: module.directoryURL)?.url, of: module.moduleName)
  }

  private mutating func add(_ scenes: [URL], _ configuration: URL?, of module: String) {
    guard !scenes.isEmpty, module != moduleName else { return }
    files += (scenes + [configuration].compactMap(\.self)).map { (module, $0) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ModuleScenes {
    /// The scenes of all targets and package products that a target of a project depends on.
    init(of target: XcodeTarget) {
      moduleName = target.moduleName
      var targets: Set<XcodeTarget.ID> = [target.id]
      var modules: Set<String> = []
      add(target.dependencies, &targets, &modules)
    }

    private mutating func add(
      _ dependencies: [XcodeTargetDependency], _ targets: inout Set<XcodeTarget.ID>, _ modules: inout Set<String>
    ) {
      for dependency in dependencies {
        switch dependency {
        case .target(let target):
          guard targets.insert(target.id).inserted else { continue }
          add(target.scenes, target.configuration, of: target.moduleName)
          add(target.dependencies, &targets, &modules)
        case .product(let product):
          let found = product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }.compactMap(\.sourceModule)
          for module in found where modules.insert(module.moduleName).inserted { add(module, in: nil) }
        @unknown default: break
        }
      }
    }
  }

  extension XcodeTarget {
    /// The scene files, by path.
    var scenes: [URL] {
      inputFiles.map(\.url).filter { $0.pathExtension == "scene" }.sorted { $0.path < $1.path }
    }

    /// The file `scenec.json`, if it is one of the target's files.
    var configuration: URL? { inputFiles.map(\.url).first { $0.lastPathComponent == ConfigurationFile.name } }

    /// The name of the module, unless the build settings give another one.
    fileprivate var moduleName: String {
      let name = String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
  }
#endif
