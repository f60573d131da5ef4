import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// The modules of one version of scenes, each of which is checked as `check` does it.
struct VersionModules {
  /// A module, or the scenes of which nothing tells their module.
  private struct Module {
    /// Its folder; nil if nothing tells it.
    let folder: Path?
    /// The files to draw.
    var drawn: [SceneFile] = []
    /// Its other scenes, which these can refer to.
    var others: [SceneFile] = []
    /// What the package or its configuration says of it.
    var found = FoundModule(scenes: [])

    var files: [SceneFile] { drawn + others }
  }

  private var modules: [Module] = []
  private var diagnostics: [Diagnostic] = []

  /// The number of modules with files to draw.
  var count: Int { modules.count { !$0.drawn.isEmpty } }

  /// Finds the modules of files, and checks them.
  ///
  /// - Parameters:
  ///   - files: the files to draw, with paths in `folder`.
  ///   - folder: nil for a repository without files on disk. Nothing then tells the modules.
  ///   - others: the other files of the version; nil if they are those on disk.
  init(of files: [SceneFile], in folder: Path?, others: [SceneFile]?, _ style: ReportStyle) throws {
    let root = folder.map { (try? POSIX.realPath(of: $0)) ?? $0 }
    var search = try ModuleSearch(showsRelativePaths: false)
    var indices: [Path?: Int] = [:]
    func index(of file: SceneFile) -> Int {
      let scene = ModuleInput.isNib(file.path) ? nil : root.map { $0.appending(Path(file.path)) }
      let home = scene.flatMap { search.folder(ofModuleOfScene: $0) }
      if let known = indices[home] { return known }
      indices[home] = modules.count
      modules.append(Module(folder: home))
      return modules.count - 1
    }
    for file in files { modules[index(of: file)].drawn.append(file) }
    for file in others ?? [] { modules[index(of: file)].others.append(file) }
    for index in modules.indices {
      guard let root, let home = modules[index].folder else {
        // Scenes of which nothing tells their module see those of the call only.
        modules[index].others = []
        continue
      }
      modules[index].found = try search.module(in: home)
      guard others == nil else { continue }
      let outside = modules[index].found.scenes.filter { !$0.isInside(root) && !ModuleInput.isNib($0.shown) }
      modules[index].others = try InputFile.read(outside)
    }
    for module in modules where !module.drawn.isEmpty { try check(module, in: root, style) }
  }

  private mutating func check(_ module: Module, in root: Path?, _ style: ReportStyle) throws {
    var options = try module.found.compilerOptions(completing: Configuration(), style)
    options.modules = options.modules.compactMap { other in
      // What is in the folder is as in this version.
      let outside = other.files.filter { file in root.map { !Path(file.path).isInside($0) } ?? true }
      let inside = modules.first { $0.found.name == other.name }?.files ?? []
      let files = inside + outside
      return files.isEmpty ? nil : SceneModule(name: other.name, files: files, isExposed: other.isExposed)
    }
    let drawn = Set(module.drawn.map(\.path))
    diagnostics += Compiler(options).check(module.files).filter { drawn.contains($0.place.file.path) }
  }

  /// The overview of the files to draw.
  ///
  /// - Parameter namesModules: whether files have the name of their module in theirs.
  func map(_ namesModules: Bool) -> SceneMap {
    let drawn = modules.filter { !$0.drawn.isEmpty }
    return ModuleOverview.map(
      of: drawn.map { (name: $0.found.name, files: $0.drawn) }, diagnostics, namesModules: namesModules)
  }
}
