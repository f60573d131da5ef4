package import PathKit
import SceneCompiler
package import SceneDiagnostics

/// An input: a file, or standard input.
package enum InputFile {
  /// The maximum number of bytes of an input. A scene of a hundred thousand views has fewer.
  private static let limit = 64 << 20
  private static let excess = "it has more than 64 MiB, the most that scenec reads; divide it into several files"

  /// Reads a file or a pipe.
  package static func read(_ path: Path) throws(CallError) -> SceneFile {
    let bytes: Result<[UInt8], Refusal>
    do { bytes = try readAll(of: path) } catch { throw CallError("cannot read '\(path)': \(error.reason)") }
    switch bytes {
    case .success(let bytes): return SceneFile(path: path.shown, bytes: bytes)
    case .failure(let refusal): throw CallError("cannot read '\(path)': \(refusal.reason)")
    }
  }

  /// Reads a file that no argument names, but that scenec found. A pipe with its name is not read: it would block until
  /// a process writes to it.
  package static func read(found path: Path) throws(CallError) -> SceneFile {
    if let status = try? POSIX.status(of: path), status.kind == .pipe {
      throw CallError("cannot read '\(path)': a named pipe is in its place; move or rename the pipe")
    }
    return try read(path)
  }

  /// Reads several files in parallel, and returns them in the order of their paths.
  package static func read(_ paths: [Path]) throws(CallError) -> [SceneFile] {
    let outcomes = paths.inParallelRuns(4) { run in
      run.map { path in Result { () throws(CallError) in try read(path) } }
    }
    var files: [SceneFile] = []
    for outcome in outcomes { files.append(try outcome.get()) }
    return files
  }

  /// The reason why an open file is not read.
  private struct Refusal: Error {
    package let reason: String
  }

  private static func readAll(of path: Path) throws(POSIX.Failure) -> Result<[UInt8], Refusal> {
    let status = try POSIX.status(of: path)
    switch status.kind {
    case .folder: return .failure(Refusal(reason: "is a directory"))
    case .characterDevice, .other: return .failure(Refusal(reason: "it is a device or a socket; name a file"))
    case .regular where status.size > limit: return .failure(Refusal(reason: excess))
    case .regular, .pipe, .symbolicLink: break
    }
    let file = try POSIX.Descriptor(reading: path)
    defer { try? file.close() }
    let bytes = try file.readAll(expecting: status.size, upTo: limit)
    return bytes.count > limit ? .failure(Refusal(reason: excess)) : .success(bytes)
  }

  /// Reads the templates in a folder, sorted by name.
  package static func readTemplates(in folder: Path) throws(CallError) -> [SceneFile] {
    var templates: [SceneFile] = []
    for path in try findTemplates(in: folder) { templates.append(try read(found: path)) }
    return templates
  }

  /// The paths of the templates in a folder, sorted by name.
  package static func findTemplates(in folder: Path) throws(CallError) -> [Path] {
    let names: [Path]
    do {
      names = try POSIX.names(inFolder: folder).filter { $0.hasSuffix(".stencil") }
    } catch {
      throw CallError("cannot read the templates in '\(folder)': \(error.reason)")
    }
    guard !names.isEmpty else {
      throw CallError("there is no template in '\(folder)'; the name of a template ends in '.stencil'")
    }
    return names.map { folder.appending($0) }
  }

  /// The default name of standard input.
  package static let standardInputName = "standard input"

  /// Reads standard input to its end, with a name instead of its path.
  package static func readStandardInput(named name: String) throws(CallError) -> SceneFile {
    let bytes: [UInt8]
    do {
      bytes = try POSIX.Descriptor.standardInput.readAll(upTo: limit)
    } catch {
      throw CallError("cannot read standard input: \(error.reason)")
    }
    if bytes.count > limit { throw CallError("cannot read standard input: \(excess)") }
    return SceneFile(path: name, bytes: bytes)
  }
}
