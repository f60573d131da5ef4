import PathKit

/// The files that a build is made from, as they are at a moment.
struct WatchedFiles: Equatable {
  /// What tells that a file is another than before.
  private struct Stamp: Equatable {
    let identity: POSIX.Status.Identity
    let modified: POSIX.Status.Time
    let size: Int

    init?(_ path: Path) {
      guard let status = try? POSIX.status(of: path.string) else { return nil }
      (identity, modified, size) = (status.identity, status.modified, status.size)
    }
  }

  /// What has become of a file.
  struct Change {
    let path: Path
    let sentence: String
  }

  private var stamps: [Path: Stamp] = [:]
  /// Why some of the files cannot be told.
  private var problems: [String] = []

  init(of call: BuildCall) {
    for path in call.inputs.paths {
      add { () throws(CallError) in try SceneSources(paths: [path]).find() }
    }
    if let folder = call.template {
      add { () throws(CallError) in try InputFile.findTemplates(in: Path(folder)) }
    }
  }

  /// One path that leads nowhere does not hide the others.
  private mutating func add(_ find: () throws(CallError) -> [Path]) {
    do {
      for path in try find() { stamps[path] = Stamp(path) }
    } catch {
      problems.append(error.sentence)
    }
  }

  /// What is different from before, sorted by path.
  func changes(since old: WatchedFiles) -> [Change] {
    let paths = Set(stamps.keys).union(old.stamps.keys).sorted()
    return paths.compactMap { path in
      switch (old.stamps[path], stamps[path]) {
      case (let before?, let now?): before == now ? nil : Change(path: path, sentence: "\(path) has changed")
      case (nil, _): Change(path: path, sentence: "\(path) is new")
      case (_, nil): Change(path: path, sentence: "\(path) is gone")
      }
    }
  }
}
