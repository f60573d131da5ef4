public import SceneCompiler

/// What the server asks of the disk. The command line answers; tests answer from memory.
public protocol FileSystem {
  /// The bytes of a file; nil where there is none that can be read.
  func read(_ path: String) -> [UInt8]?
  /// The scenes and the Swift files, without generated ones, in a folder and the folders in it.
  func sources(in folder: String) -> [String]
  /// The files with translations of strings tables, in a folder and the folders in it.
  func translations(of tables: Set<String>, in folder: String) -> [TranslationFile]
  /// Whether there is a file or a folder at a path.
  func exists(_ path: String) -> Bool
  /// The folder whose files are the module of a file; nil if nothing tells it.
  func moduleFolder(of path: String) -> String?
  /// The options that the configuration of a module's folder sets, and the scenes of the modules that it names.
  func options(ofModuleIn folder: String) -> Compiler.Options
}
