import SceneCompiler
import SceneDiagnostics

/// A build that goes on: whenever something changes that it is made from, it is done again.
///
/// Scenes of a module see each other, so all are compiled; what has not changed is neither read nor written again.
struct Watch {
  private static let interval = 150
  /// How long a file has to rest before it is read: editors write in several steps.
  private static let rest = 30

  private let call: BuildCall
  private var state: WatchedFiles
  private var scenes: [Path: SceneFile] = [:]

  init(_ call: BuildCall) {
    self.call = call
    state = WatchedFiles(of: call, templatesIn: nil)
  }

  /// Builds until a signal ends the process, or nobody reads any more what is printed.
  mutating func run() throws(CallError) {
    // What is not there when the watch begins is a slip; what goes later may come back.
    _ = try call.inputs.search()
    guard say(result()), say("watching \(call.inputs.paths.joined(separator: ", ")); Control-C ends it") else { return }
    while true {
      for change in waitForChanges() {
        scenes[change.path] = nil
        guard say(change.sentence) else { return }
      }
      guard say(result()) else { return }
    }
  }

  private mutating func waitForChanges() -> [WatchedFiles.Change] {
    while true {
      POSIX.sleep(milliseconds: Self.interval)
      var next = state.again(for: call)
      guard next != state else { continue }
      var resting = next
      repeat {
        next = resting
        POSIX.sleep(milliseconds: Self.rest)
        resting = state.again(for: call)
      } while resting != next
      let changes = next.changes(since: state)
      state = next
      return changes
    }
  }

  /// Builds, and says in a line what came of it.
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
      // The scenes or the configuration are wrong, and that has been said.
      return "nothing was written"
    }
  }

  /// What the configuration says now; its templates and modules are watched even where something else in it is wrong.
  private mutating func configuration() throws -> Configuration {
    let file = call.readConfiguration()
    state.watchTemplates(in: file.configuration.template)
    state.watchModules(file.configuration.modules)
    return try file.checked(call.style)
  }

  /// The scenes, of which only those are read that have changed.
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

  private func say(_ line: String) -> Bool { StandardStream.output.deliver(line + "\n") }
}
