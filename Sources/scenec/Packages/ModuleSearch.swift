import PathKit
import SceneBuilding
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// Finds the modules that scenes belong to, with what their builds pass to scenec.
///
/// In a package, the targets of its manifest are the modules. Elsewhere, a folder with `scenec.json` is one, and so is a
/// folder in `Sources`, if it or a folder beside it has a configuration, or a scene names it as a module. An Xcode
/// project is one module. Scenes of which nothing tells their module belong together.
struct ModuleSearch {
  /// What tells the module of a scene.
  private enum Home: Hashable {
    /// A target, by its folder.
    case target(Path)
    /// A folder that is a module.
    case folder(Path)
    /// An Xcode project with one configuration, by its folder.
    case project(Path)
    /// Nothing.
    case unknown
  }

  private let workingFolder: Path
  private var packages = PackageLayout.Known()
  private var roots: [Path: Path?] = [:]
  private var targetScenes: [Path: [Path]] = [:]
  private var targetSceneSets: [Path: Set<Path>] = [:]
  private var homes: [Path: Home] = [:]
  private var scenesByFolder: [Path: [Path]] = [:]
  private var mentions: [Path: Set<String>] = [:]
  /// Whether there is an Xcode project in a folder.
  private var projects: [Path: Bool] = [:]
  /// The configurations in a folder and those inside it.
  private var configurations: [Path: [Path]] = [:]
  /// Whether the folders in a folder `Sources` are modules.
  private var dividedFolders: [Path: Bool] = [:]
  /// What there is to say about manifests.
  private(set) var notes: [String] = []

  /// Whether paths in the working folder are shown as seen from it.
  private let showsRelativePaths: Bool

  /// A search for the modules of files. It reads the disk as it is now, and keeps what it has read.
  init(showsRelativePaths: Bool = true) throws(CallError) {
    self.showsRelativePaths = showsRelativePaths
    do { workingFolder = try POSIX.realPath(of: Path(".")) } catch {
      throw CallError("cannot tell the folder that scenec was called in: \(error.reason)")
    }
  }

  // MARK: Calls

  /// The modules of some scenes, each with all of its scenes.
  mutating func modules(of scenes: [Path]) throws(CallError) -> [FoundModule] {
    var order: [Home] = []
    var named: [Home: [Path: Path]] = [:]
    var unknown: [Path] = []
    for scene in scenes {
      let real = Self.real(scene)
      let home = ModuleInput.isNib(scene.shown) ? .unknown : try home(of: real)
      if home == .unknown {
        unknown.append(scene)
      } else {
        if named[home] == nil { order.append(home) }
        named[home, default: [:]][real] = scene
      }
    }
    var modules: [FoundModule] = []
    for home in order { modules.append(try module(home, spelled: named[home] ?? [:])) }
    return modules + (unknown.isEmpty ? [] : [FoundModule(scenes: unknown)])
  }

  /// The modules of the package that a folder is in, with the scenes that belong to none; nil outside packages.
  mutating func modules(ofPackageAround folder: Path) throws(CallError) -> (modules: [FoundModule], strays: [Path])? {
    guard let layout = layout(around: Self.realFolder(folder)) else { return nil }
    var modules: [FoundModule] = []
    var known: Set<Path> = []
    for target in layout.targets {
      let scenes = try scenes(of: target)
      known.formUnion(scenes)
      if !scenes.isEmpty || isTyped(target) { modules.append(try module(.target(target.folder), spelled: [:])) }
    }
    var search = SceneSearch()
    try search.addContents(of: layout.root)
    let strays = search.found.filter { !known.contains($0) && self.layout(around: $0.folder)?.root == layout.root }
    return (modules, strays.map(shown))
  }

  /// The module whose files lie in a folder with a file; nil if nothing tells it.
  mutating func folder(ofModuleOf file: Path) -> Path? { folder(ofModuleOf: file, isAnyFile: true) }

  /// The module of a scene, by its folder; nil if nothing tells it. Only another revision may have the scene.
  mutating func folder(ofModuleOfScene scene: Path) -> Path? {
    folder(ofModuleOf: scene, isAnyFile: (try? POSIX.status(of: scene)) == nil)
  }

  private mutating func folder(ofModuleOf file: Path, isAnyFile: Bool) -> Path? {
    guard let home = try? home(of: Self.real(file), isAnyFile: isAnyFile) else { return nil }
    switch home {
    case .target(let folder), .folder(let folder), .project(let folder): return folder
    case .unknown: return nil
    }
  }

  /// The module with a folder that `folder(ofModuleOf:)` has returned.
  mutating func module(in folder: Path) throws(CallError) -> FoundModule {
    if layout(around: folder)?.target(in: folder) != nil {
      return try module(.target(folder), spelled: [:])
    }
    let isProject = hasXcodeProject(folder) && configurations(in: folder).count == 1
    return try module(isProject ? .project(folder) : .folder(folder), spelled: [:])
  }

  // MARK: Homes

  private mutating func home(of file: Path, isAnyFile: Bool = false) throws(CallError) -> Home {
    if let layout = layout(around: file.folder) {
      guard let target = layout.target(of: file) else { return .unknown }
      // A new file belongs to the target at once.
      if isAnyFile { return .target(target.folder) }
      return try isScene(file, of: target) ? .target(target.folder) : .unknown
    }
    if let known = homes[file.folder] { return known }
    let home = try homeOutsidePackages(file.folder)
    homes[file.folder] = home
    return home
  }

  private mutating func homeOutsidePackages(_ folder: Path) throws(CallError) -> Home {
    let ancestors = Self.ancestorsInProject(folder)
    if let project = ancestors.first(where: { hasXcodeProject($0) }) {
      if configurations(in: project).count == 1 { return .project(project) }
      return ancestors.first(where: Self.isConfigured).map { .folder($0) } ?? .unknown
    }
    if let configured = ancestors.first(where: Self.isConfigured) { return .folder(configured) }
    guard let own = ancestors.first(where: { $0.folder.lastComponent == "Sources" && $0 != $0.folder }) else {
      return .unknown
    }
    return try isDivided(own.folder) ? .folder(own) : .unknown
  }

  /// Whether the folders in a folder `Sources` are modules: one has a configuration, or a scene names one as a module.
  private mutating func isDivided(_ sources: Path) throws(CallError) -> Bool {
    if let known = dividedFolders[sources] { return known }
    let folders = (try? POSIX.folders(inFolder: sources)) ?? []
    let names = Set(folders.map { ModuleIdentifier.spelling(of: $0.lastComponent) })
    var isDivided = folders.contains(where: Self.isConfigured)
    for folder in folders where !isDivided { isDivided = try !mentions(in: folder).isDisjoint(with: names) }
    dividedFolders[sources] = isDivided
    return isDivided
  }

  // MARK: Modules

  private mutating func module(_ home: Home, spelled: [Path: Path]) throws(CallError) -> FoundModule {
    func spelling(_ paths: [Path]) -> [Path] { paths.map { spelled[$0] ?? shown($0) } }
    switch home {
    case .target(let folder):
      guard let layout = layout(around: folder), let target = layout.target(in: folder)
      else { return FoundModule(scenes: Array(spelled.values)) }
      let storyboards = isTyped(target) ? try target.storyboards() : []
      // As the plugin, which passes no list without files.
      let swift = try target.sources().map(shown)
      return FoundModule(
        scenes: spelling(try scenes(of: target) + storyboards), name: target.moduleName,
        configuration: target.configuration.map(shown), others: try others(of: target, layout),
        sources: swift.isEmpty ? nil : swift)
    case .folder(let folder):
      let configuration = Self.isConfigured(folder) ? shown(folder.appending(ConfigurationFile.name)) : nil
      return FoundModule(
        scenes: spelling(try scenes(in: folder)), name: ModuleIdentifier.spelling(of: folder.lastComponent),
        configuration: configuration, others: try others(besides: folder), isGuessed: true)
    case .project(let folder):
      let scenes = spelled.isEmpty ? try scenes(in: folder) : spelled.keys.sorted()
      return FoundModule(scenes: spelling(scenes), configuration: configurations(in: folder).first.map(shown))
    case .unknown: return FoundModule(scenes: Array(spelled.values))
    }
  }

  private mutating func others(of target: PackageTarget, _ layout: PackageLayout) throws(CallError) -> [ModuleSource] {
    var sources: [ModuleSource] = []
    var names: Set = [target.moduleName]
    for dependency in try dependencies(of: target, layout) {
      // Of modules with one name, a build has one.
      guard names.insert(dependency.moduleName).inserted else { continue }
      let scenes = try scenes(of: dependency)
      let files = scenes.isEmpty ? [] : scenes + [dependency.configuration].compactMap(\.self)
      sources += files.map { ModuleSource(name: dependency.moduleName, path: shown($0)) }
    }
    return sources
  }

  /// All targets that a target depends on, those of other packages too.
  ///
  /// Where the manifest computes the dependencies, each module that the scenes name can be one.
  private mutating func dependencies(
    of target: PackageTarget, _ layout: PackageLayout
  ) throws(CallError) -> [PackageTarget] {
    var found: [PackageTarget] = []
    var seen: Set<Path> = [target.folder]
    var open = [(target: target, package: layout)]
    while let (next, package) = open.popLast() {
      var direct = package.dependencies(of: next)
      if next.target.canDependOnMore {
        let names = try mentions(in: scenes(of: next), of: next.folder).sorted()
        direct += names.compactMap { package.target(ofModule: $0) }
      }
      for dependency in direct.reversed() where seen.insert(dependency.target.folder).inserted {
        found.append(dependency.target)
        open.append(dependency)
      }
    }
    return found
  }

  /// The folders beside a folder that its scenes name as modules, and those that these name.
  private mutating func others(besides folder: Path) throws(CallError) -> [ModuleSource] {
    let names = Dictionary(
      ((try? POSIX.folders(inFolder: folder.folder)) ?? []).map {
        (ModuleIdentifier.spelling(of: $0.lastComponent), $0)
      },
      uniquingKeysWith: { first, _ in first })
    var sources: [ModuleSource] = []
    var seen: Set<Path> = [folder]
    var open = [folder]
    while let next = open.popLast() {
      for name in try mentions(in: next).sorted(by: >) {
        guard let other = names[name], seen.insert(other).inserted, try !scenes(in: other).isEmpty else { continue }
        sources.append(ModuleSource(name: name, path: shown(other)))
        open.append(other)
      }
    }
    return sources
  }

  /// The modules that placeholders in the scenes of a folder name.
  private mutating func mentions(in folder: Path) throws(CallError) -> Set<String> {
    try mentions(in: scenes(in: folder), of: folder)
  }

  private mutating func mentions(in scenes: [Path], of folder: Path) throws(CallError) -> Set<String> {
    if let known = mentions[folder] { return known }
    var names: Set<String> = []
    for scene in scenes {
      var log = DiagnosticLog()
      let document = DocumentReader.read(try InputFile.read(found: scene), &log)
      guard let root = document.root else { continue }
      for child in document.children(of: root) where document[child].text == "viewControllerPlaceholder" {
        names.formUnion(document.attributes(of: child).filter { $0.name == "module" }.map(\.value))
      }
    }
    mentions[folder] = names
    return names
  }

  // MARK: The disk

  private mutating func layout(around folder: Path) -> PackageLayout? {
    let root = roots[folder] ?? PackageLayout.root(around: folder)
    roots[folder] = .some(root)
    guard let root else { return nil }
    let isKnown = packages[root] != nil
    let layout = PackageLayout.read(in: root, &packages)
    if !isKnown, let layout { notes += layout.notes }
    return layout
  }

  private mutating func scenes(of target: PackageTarget) throws(CallError) -> [Path] {
    if let known = targetScenes[target.folder] { return known }
    let scenes = try target.scenes()
    targetScenes[target.folder] = scenes
    return scenes
  }

  private mutating func isScene(_ file: Path, of target: PackageTarget) throws(CallError) -> Bool {
    if let known = targetSceneSets[target.folder] { return known.contains(file) }
    let scenes = Set(try scenes(of: target))
    targetSceneSets[target.folder] = scenes
    return scenes.contains(file)
  }

  /// The scenes in a folder, without those in folders with configurations of their own.
  private mutating func scenes(in folder: Path) throws(CallError) -> [Path] {
    if let known = scenesByFolder[folder] { return known }
    var search = SceneSearch()
    try search.addContents(of: folder)
    let scenes = search.found.filter { scene in
      !scene.folder.ancestors.prefix { $0 != folder }.contains(where: Self.isConfigured)
    }
    scenesByFolder[folder] = scenes
    return scenes
  }

  /// Whether the configuration of a target asks for typed access to storyboards.
  private func isTyped(_ target: PackageTarget) -> Bool {
    target.configuration.map { ConfigurationReader($0).configuration.storyboards == true } ?? false
  }

  private static func isConfigured(_ folder: Path) -> Bool {
    (try? POSIX.status(of: folder.appending(ConfigurationFile.name)))?.isRegularFile == true
  }

  /// A folder and those around it, up to that of a repository.
  private static func ancestorsInProject(_ folder: Path) -> [Path] {
    let ancestors = folder.ancestors
    let end = ancestors.firstIndex { (try? POSIX.status(of: $0.appending(Path(".git")))) != nil }
    return Array(ancestors[...(end ?? ancestors.count - 1)])
  }

  private mutating func hasXcodeProject(_ folder: Path) -> Bool {
    if let known = projects[folder] { return known }
    let isProject = (try? POSIX.hasName(endingIn: ".xcodeproj", inFolder: folder)) ?? false
    projects[folder] = isProject
    return isProject
  }

  private mutating func configurations(in folder: Path) -> [Path] {
    if let known = configurations[folder] { return known }
    var search = SceneSearch(for: .configuration)
    _ = try? search.addContents(of: folder)
    let found = search.found.filter { $0.lastComponent == ConfigurationFile.name.string }
    configurations[folder] = found
    return found
  }

  /// The path of a file with a real folder. A link to the file stays.
  private static func real(_ path: Path) -> Path { realFolder(path.folder).appending(Path(path.lastComponent)) }

  private static func realFolder(_ folder: Path) -> Path { (try? POSIX.realPath(of: folder)) ?? folder }

  /// A real path for people: as seen from the working folder, if it is in it.
  private func shown(_ path: Path) -> Path {
    guard showsRelativePaths, path != workingFolder else { return path }
    return path.relative(to: workingFolder) ?? path
  }
}
