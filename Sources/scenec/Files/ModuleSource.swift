import PathKit

/// A place where a call finds scenes of another module: a folder, a scene file, or the module's configuration file.
struct ModuleSource: Equatable {
  let name: String
  let path: Path
}
