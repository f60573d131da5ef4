import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// A build that is repeated when one of its inputs changes.
///
/// Scenes of a module refer to each other, so all of them are compiled. Unchanged files are not read or written again.
struct Watch {
  private let call: BuildCall
  private var state: WatchedFiles
  private var scenes: [Path: SceneFile] = [:]

  init(_ call: BuildCall) {
    self.call = call
    state = WatchedFiles(of: call, templatesIn: nil)
  }

  /// Builds until a signal arrives, or standard output is closed.
  mutating func run() throws(CallError) {
    // A path that is missing at the start is an error. A path that disappears later can return.
    _ = try call.inputs.search()
    WatchLoop.run(watching: call.inputs.paths, work: { result() }, changes: { waitForChanges() })
  }

  private mutating func waitForChanges() -> [WatchedFiles.Change] {
    let next = state.next { [state, call] in state.again(for: call) }
    let changes = next.changes(since: state)
    state = next
    for change in changes { scenes[change.path] = nil }
    return changes
  }

  /// Builds, and returns a line with the result.
  private mutating func result() -> String {
    do {
      let paths = try call.inputs.find(call.style.format, .error)
      let configuration = try configuration()
      let modules = try ModuleFiles.find(configuration.modules, besides: paths)
      let outputs = try call.compile(paths, files(at: paths), configuration, modules).1
      let written = try call.write(outputs, madeOf: paths, configuration, modules)
      return written.isEmpty ? "all Swift is up to date" : "wrote " + written.map(\.description).joined(separator: ", ")
    } catch let error as CallError {
      StandardStream.error.write("error: \(error.sentence)\n")
      return "nothing was written"
    } catch {
      // The errors of the scenes or the configuration have been reported.
      return "nothing was written"
    }
  }

  /// The current configuration. Its templates and modules are watched even if it has errors.
  private mutating func configuration() throws -> Configuration {
    let file = call.readConfiguration()
    state.watchTemplates(in: file.configuration.template)
    state.watchModules(file.configuration.modules)
    return try file.checked(call.style)
  }

  /// The scenes. Only changed files are read.
  private mutating func files(at paths: [Path]) throws(CallError) -> [SceneFile] {
    var files: [SceneFile] = []
    for path in paths {
      let file: SceneFile
      if let known = scenes[path] { file = known } else { file = try InputFile.read(path) }
      scenes[path] = file
      files.append(file)
    }
    return files
  }
}
