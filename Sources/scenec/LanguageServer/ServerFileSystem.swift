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
    let written = swift.found.filter { !$0.hasSuffix(".scene.swift") && $0.name.description != OutputName.support }
    return (scenes.found + written).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func exists(_ path: String) -> Bool { (try? POSIX.status(of: Path(path))) != nil }

  func options(ofModuleIn folder: String) -> Compiler.Options {
    let file = Path(folder) + Path("scenec.json")
    guard (try? POSIX.status(of: file)) != nil else { return Compiler.Options() }
    let configuration = ConfigurationReader(file).configuration
    let modules = (try? ModuleFiles.find(configuration.modules, besides: [])) ?? []
    return (try? configuration.compilerOptions(modules)) ?? Compiler.Options()
  }
}
