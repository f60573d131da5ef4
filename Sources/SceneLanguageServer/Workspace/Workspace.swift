import SceneCompiler
import SceneDiagnostics

/// The modules that the open files belong to. Open texts lie over the files on disk.
final class Workspace {
  private let disk: any FileSystem
  private(set) var folders: [String] = []
  private(set) var modules: [String: Module] = [:]
  /// The texts of open files, by path.
  private(set) var open: [String: SourceText] = [:]

  /// Finds what is wrong with the screens of open scenes.
  private var screens: ScreenSearch?

  init(_ disk: any FileSystem) { self.disk = disk }

  /// Has the screens of open scenes checked, too.
  func checkScreens(with screens: @escaping ScreenSearch) {
    self.screens = screens
    reload()
  }

  /// Takes the folders that the client has open.
  func setFolders(_ folders: [String]) {
    self.folders = folders
    reload()
  }

  // MARK: Open files

  /// Takes the text of a file that the client has opened or changed.
  func setText(_ path: String, _ bytes: [UInt8], version: Int) {
    let text = SourceText(path: path, bytes: bytes, version: version)
    open[path] = text
    module(of: path).replace(path, by: text)
  }

  /// Goes back to the file on disk.
  func close(_ path: String) {
    guard open.removeValue(forKey: path) != nil else { return }
    readAgain(path)
    let folder = moduleFolder(of: path)
    if !open.keys.contains(where: { moduleFolder(of: $0) == folder }) { modules[folder] = nil }
  }

  // MARK: The disk

  /// Takes note that a file on disk is new, changed or gone.
  func fileChanged(_ path: String) {
    if ["scenec.json", "Package.swift"].contains(path.lastPathComponent) { return reload() }
    guard open[path] == nil else { return }
    guard path.isScenePath || path.isSwiftPath else {
      // A folder can be gone, or be another one after a checkout.
      return modules.keys.contains { path == $0 || $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
        ? reload() : ()
    }
    readAgain(path)
  }

  private func readAgain(_ path: String) {
    guard let module = modules[moduleFolder(of: path)] else { return }
    module.replace(path, by: disk.read(path).map { SourceText(path: path, bytes: $0, version: nil) })
  }

  /// Finds the modules of the open files again.
  private func reload() {
    modules = [:]
    folderCache = [:]
    for path in open.keys.sorted() { _ = module(of: path) }
  }

  // MARK: Modules

  /// The module of a file, which is read where it is not known yet.
  func module(of path: String) -> Module {
    let folder = moduleFolder(of: path)
    if let module = modules[folder] { return module }
    let module = Module(folder: folder, options: disk.options(ofModuleIn: folder), screens: screens)
    modules[folder] = module
    for path in isOnDisk(path) ? disk.sources(in: folder) : [] where moduleFolder(of: path) == folder {
      guard let bytes = disk.read(path) else { continue }
      module.replace(path, by: SourceText(path: path, bytes: bytes, version: nil))
    }
    for (path, text) in open where moduleFolder(of: path) == folder { module.replace(path, by: text) }
    return module
  }

  /// The text of a path: the open one, that of a module that is known, or a file with translations.
  func text(_ path: String) -> SourceText? {
    open[path] ?? modules[moduleFolder(of: path)]?.text(path) ?? readTranslations[path]
  }

  /// The files with translations that were read last, by path.
  private var readTranslations: [String: SourceText] = [:]

  /// The files with translations of strings tables that a module has on disk.
  func translations(of tables: Set<String>, _ module: Module) -> [TranslationFile] {
    guard !tables.isEmpty, isOnDisk(module.folder) else { return [] }
    let files = disk.translations(of: tables, in: module.folder).filter { moduleFolder(of: $0.path) == module.folder }
    for file in files {
      readTranslations[file.path] = SourceText(path: file.path, bytes: file.bytes, version: nil)
    }
    return files
  }

  /// The folders of modules, by the folders of their files.
  private var folderCache: [String: String] = [:]

  private func isOnDisk(_ path: String) -> Bool { path.hasPrefix("/") }

  /// The folder whose files are one module: that of a target or of a configuration, or the folder that the client has
  /// open.
  private func moduleFolder(of path: String) -> String {
    guard isOnDisk(path) else { return path }
    if let known = folderCache[path.parentFolder] { return known }
    let found = disk.moduleFolder(of: path) ?? findModuleFolder(path.parentFolder)
    folderCache[path.parentFolder] = found
    return found
  }

  private func findModuleFolder(_ start: String) -> String {
    let root = folders.filter { start == $0 || start.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    var folder = start
    while folder.utf8.count > 1 {
      if disk.exists(folder + "/scenec.json") { return folder }
      let parent = folder.parentFolder
      let isTarget = ["Sources", "Tests"].contains(parent.lastPathComponent)
      if isTarget, disk.exists(parent.parentFolder + "/Package.swift") { return folder }
      if folder == root { return folder }
      folder = parent
    }
    return root ?? start
  }
}
