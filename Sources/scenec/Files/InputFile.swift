import PathKit
import SceneDiagnostics

/// A scene file on disk, or standard input.
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

  /// Reads standard input to its end, under a name that stands in for its path.
  static func readStandardInput(named name: String) throws(CallError) -> SceneFile {
    do {
      return SceneFile(path: name, bytes: try POSIX.Descriptor.standardInput.readAll())
    } catch {
      throw CallError("cannot read standard input: \(error.reason)")
    }
  }
}
