package import PathKit

/// A place where a call finds scenes of another module: a folder, a scene file, or the module's configuration file.
package struct ModuleSource: Equatable {
  package let name: String
  package let path: Path

  /// The place of a module.
  package init(name: String, path: Path) { (self.name, self.path) = (name, path) }
}

extension ModuleSource {
  /// Parses an argument such as `Core=Sources/Core`.
  package init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    let path = argument[argument.index(after: equals)...]
    guard equals > argument.startIndex, !path.isEmpty else { return nil }
    self.init(name: String(argument[..<equals]), path: Path(String(path)))
  }
}
