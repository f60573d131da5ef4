import PathKit
import SceneDiagnostics

/// A file on disk that is compiled, or standard input.
enum InputFile {
  /// Reads the file at `path`.
  static func read(_ path: Path) throws(CallError) -> SceneFile {
    do {
      let status = try POSIX.status(of: path.string)
      let file = try POSIX.Descriptor(reading: path.string)
      defer { try? file.close() }
      return SceneFile(path: path.string, bytes: try file.readAll(expecting: status.size))
    } catch {
      throw CallError("cannot read '\(path)': \(error.reason)")
    }
  }

  /// Reads the templates in a folder, sorted by name.
  static func readTemplates(in folder: Path) throws(CallError) -> [SceneFile] {
    var templates: [SceneFile] = []
    for path in try findTemplates(in: folder) { templates.append(try read(path)) }
    return templates
  }

  /// The paths of the templates in a folder, sorted by name.
  static func findTemplates(in folder: Path) throws(CallError) -> [Path] {
    let names: [String]
    do {
      names = try POSIX.names(inFolder: folder.string).filter { $0.hasSuffix(".stencil") }
    } catch {
      throw CallError("cannot read the templates in '\(folder)': \(error.reason)")
    }
    guard !names.isEmpty else {
      throw CallError("there is no template in '\(folder)'; the name of a template ends in '.stencil'")
    }
    return names.map { folder + Path($0) }
  }

  /// What standard input is called where nothing better is known.
  static let standardInputName = "standard input"

  /// Reads standard input to its end, under a name that stands in for its path.
  static func readStandardInput(named name: String) throws(CallError) -> SceneFile {
    do {
      return SceneFile(path: name, bytes: try POSIX.Descriptor.standardInput.readAll())
    } catch {
      throw CallError("cannot read standard input: \(error.reason)")
    }
  }
}
