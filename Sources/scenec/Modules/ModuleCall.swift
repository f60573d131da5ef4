import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// The modules of a call of `check` or `graph`, and what is reported of them.
struct ModuleCall {
  /// The modules.
  let modules: [FoundModule]
  /// The named files; nil for all.
  private let named: Set<String>?
  /// The named folders, as they are spelled.
  private let folders: [Path]

  /// Everything in the package that the working folder is in; nil outside packages.
  static func package() throws(CallError) -> ModuleCall? {
    var search = try ModuleSearch()
    guard let (modules, strays) = try search.modules(ofPackageAround: Path(".")) else { return nil }
    say(search.notes)
    if modules.isEmpty {
      throw CallError("no target of the package has a scene; name scene files, or folders to search for '*.scene'")
    }
    if let stray = strays.first {
      let more = strays.count == 1 ? "" : " and \(strays.count - 1) more"
      say(["'\(stray)'\(more): not checked, because no target of Package.swift compiles it"])
    }
    return ModuleCall(modules: modules, named: nil, folders: [])
  }

  private init(modules: [FoundModule], named: Set<String>?, folders: [Path]) {
    (self.modules, self.named, self.folders) = (modules, named, folders)
  }

  /// The modules of the files that a call names.
  ///
  /// - Parameter isExplicit: whether the call says itself what belongs to the module. All files are then one module.
  init(_ sources: SceneSources, _ paths: [Path], isExplicit: Bool) throws(CallError) {
    if sources.includesStandardInput {
      self.init(modules: [FoundModule(scenes: paths)], named: nil, folders: [])
      return
    }
    var search = try ModuleSearch()
    if isExplicit {
      self.init(modules: [search.module(ofAll: paths)], named: nil, folders: [])
      return
    }
    let folders = sources.paths.filter { (try? POSIX.status(of: $0))?.isFolder == true }
    self.init(modules: try search.modules(of: paths), named: Set(paths.map(\.shown)), folders: folders)
    if !folders.isEmpty { Self.say(search.notes) }
  }

  /// Whether the call wants to know of a diagnostic: it is in a file, or in a folder, that the call names, or in a Swift
  /// file, which its scenes are checked with.
  func reports(_ diagnostic: Diagnostic) -> Bool {
    let path = diagnostic.place.file.path
    return isNamed(path) || isInNamedFolder(path) || SceneSearch.Kind.swift.suffixes.contains { path.hasSuffix($0) }
  }

  /// Whether a file is among those of the call.
  func isNamed(_ path: String) -> Bool { named?.contains(path) ?? true }

  private func isInNamedFolder(_ path: String) -> Bool {
    folders.contains { $0 == Path(".") || Path(path).isInside($0) }
  }

  private static func say(_ notes: [String]) {
    for note in notes { StandardStream.error.write("note: \(note.printable)\n") }
  }
}

extension ModuleOptions {
  /// Whether the call says which modules there are, so that scenec does not look for them.
  func isExplicit(_ configuration: ConfigurationOption) -> Bool {
    !modules.isEmpty || moduleName != nil || configuration.path != nil
  }
}
