import PathKit
import SceneBuilding

/// The inputs of a build at one moment.
struct WatchedFiles: Equatable {
  /// The metadata by which a changed file is recognized.
  private struct Stamp: Equatable {
    let identity: POSIX.Status.Identity
    let modified: POSIX.Status.Time
    let size: Int

    init?(_ path: Path) {
      guard let status = try? POSIX.status(of: path) else { return nil }
      (identity, modified, size) = (status.identity, status.modified, status.size)
    }
  }

  /// A change of a file.
  struct Change {
    let path: Path
    let sentence: String
  }

  /// Files that are found together.
  private struct Group: Equatable {
    var stamps: [Path: Stamp] = [:]
    /// The reasons why some files cannot be found.
    var problems: [String] = []

    /// Adds files. An error in one path does not hide the others.
    mutating func add(_ find: () throws(CallError) -> [Path]) {
      do {
        for path in try find() { stamps[path] = Stamp(path) }
      } catch {
        problems.append(error.sentence)
      }
    }
  }

  /// The milliseconds between two looks at the files.
  private static let interval = 150
  /// The milliseconds without changes before files are read.
  private static let rest = 30

  private var named = Group()
  private var templates = Group()
  private var templateFolder: Path?
  private var modules = Group()
  private var moduleSources: [ModuleSource] = []

  /// The inputs of a call, and the templates in a folder.
  init(of call: BuildCall, templatesIn folder: Path?) {
    for path in call.inputs.paths {
      named.add { () throws(CallError) in try SceneSources(paths: [path]).search().scenes }
    }
    if let sources = call.sources { named.add { () throws(CallError) in try sources.find() + sources.lists } }
    if let path = call.configurationFile { named.add { [path] } }
    watchTemplates(in: folder)
  }

  /// The inputs of a call that has no templates and no modules of its own.
  init(_ find: () throws(CallError) -> [Path]) { named.add(find) }

  /// Waits until files change, and then until nothing changes any more, because editors write in several steps.
  ///
  /// - Parameter read: the same files, in their current state.
  func next(_ read: () -> WatchedFiles) -> WatchedFiles {
    while true {
      POSIX.sleep(milliseconds: Self.interval)
      var next = read()
      guard next != self else { continue }
      var resting = next
      repeat {
        next = resting
        POSIX.sleep(milliseconds: Self.rest)
        resting = read()
      } while resting != next
      return next
    }
  }

  /// Watches another folder of templates. That is not a change.
  mutating func watchTemplates(in folder: Path?) {
    guard folder != templateFolder else { return }
    templateFolder = folder
    templates = Group()
    if let folder { templates.add { () throws(CallError) in try InputFile.findTemplates(in: folder) } }
  }

  /// Watches the files of these modules. That is not a change.
  mutating func watchModules(_ sources: [ModuleSource]) {
    guard sources != moduleSources else { return }
    moduleSources = sources
    modules = Group()
    for source in sources {
      modules.add { () throws(CallError) in try ModuleFiles.find([source], besides: []).flatMap(\.paths) }
    }
  }

  /// The same files, in their current state.
  func again(for call: BuildCall) -> WatchedFiles {
    var files = WatchedFiles(of: call, templatesIn: templateFolder)
    files.watchModules(moduleSources)
    return files
  }

  private var stamps: [Path: Stamp] {
    named.stamps.merging(templates.stamps) { first, _ in first }.merging(modules.stamps) { first, _ in first }
  }

  /// The changes, sorted by path.
  func changes(since old: WatchedFiles) -> [Change] {
    let (stamps, oldStamps) = (stamps, old.stamps)
    let paths = Set(stamps.keys).union(oldStamps.keys).sorted()
    return paths.compactMap { path in
      switch (oldStamps[path], stamps[path]) {
      case (let before?, let now?): before == now ? nil : Change(path: path, sentence: "\(path) has changed")
      case (nil, _): Change(path: path, sentence: "\(path) is new")
      case (_, nil): Change(path: path, sentence: "\(path) is gone")
      }
    }
  }
}
