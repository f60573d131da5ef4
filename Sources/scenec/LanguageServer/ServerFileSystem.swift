import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneLanguageServer

/// The disk, as the language server sees it. A file that cannot be read is none.
struct ServerFileSystem: FileSystem {
  func read(_ path: String) -> [UInt8]? { try? InputFile.read(found: Path(path)).bytes }

  func sources(in folder: String) -> [String] {
    var scenes = SceneSearch()
    var swift = SceneSearch(for: .swift)
    try? scenes.add(Path(folder))
    try? swift.add(Path(folder))
    let written = swift.found.filter { !$0.hasSuffix(".scene.swift") && $0.lastComponent != OutputName.support }
    return (scenes.found + written).map(\.string)
  }

  func translations(of tables: Set<String>, in folder: String) -> [TranslationFile] {
    var search = SceneSearch(for: .translations)
    try? search.add(Path(folder))
    let names = Set(tables.flatMap { table in StringsFileReader.endings.map { table + $0 } })
    return search.found.filter { names.contains($0.lastComponent) }.map { path in
      let file = try? InputFile.read(found: path)
      let keys = file.flatMap { StringsFileReader.keys(in: $0) }.flatMap { $0.isDamaged ? nil : $0.keys }
      return TranslationFile(
        path: path.string, bytes: file?.bytes ?? [],
        keys: keys?.map { TranslationFile.Key(name: $0.name, range: $0.range) })
    }
  }

  func exists(_ path: String) -> Bool { (try? POSIX.status(of: Path(path))) != nil }

  func moduleFolder(of path: String) -> String? {
    let file = Path(path)
    guard var search = try? ModuleSearch(showsRelativePaths: false), let found = search.folder(ofModuleOf: file)
    else { return nil }
    // The client spells the folder as it does that of the file, which can lead through links.
    return file.folder.ancestors.first { (try? POSIX.realPath(of: $0)) == found }
      .map(\.string)
  }

  func options(ofModuleIn folder: String) -> Compiler.Options {
    let configuration = configuration(ofModuleIn: Path(folder))
    let modules = (try? ModuleFiles.find(configuration.modules, besides: [])) ?? []
    return (try? configuration.compilerOptions(modules)) ?? Compiler.Options()
  }

  /// What the build of a module passes to scenec, with its `scenec.json`.
  private func configuration(ofModuleIn folder: Path) -> Configuration {
    if let real = try? POSIX.realPath(of: folder), var search = try? ModuleSearch(showsRelativePaths: false),
      search.folder(ofModuleOf: real.appending(Path("Main.scene"))) == real, let module = try? search.module(in: real)
    {
      return module.configuration(completing: Configuration()).configuration
    }
    let file = folder.appending(ConfigurationFile.name)
    return (try? POSIX.status(of: file)) == nil ? Configuration() : ConfigurationReader(file).configuration
  }
}
