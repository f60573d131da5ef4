import PathKit
import SceneDiagnostics

/// Finds the scene files that the arguments of a call name: files as they are, folders with all they hold.
struct SceneSearch {
  /// The files found, each once, in the order of the arguments and sorted within a folder.
  private(set) var found: [Path] = []
  private var seen: Set<POSIX.Status.Identity> = []

  /// Adds the file at `path`, or every scene file in the folder at `path`.
  mutating func add(_ path: Path) throws(CallError) {
    let status: POSIX.Status
    do {
      status = try POSIX.status(of: path.string)
    } catch {
      throw CallError(error.isMissingFile ? missing(path) : "cannot read '\(path)': \(error.reason)")
    }
    if !status.isFolder {
      add(path, status)
    } else if try addContents(of: path) == 0 {
      throw CallError("there is no scene file in '\(path)'; the name of a scene file ends in '.scene'")
    }
  }

  private mutating func add(_ path: Path, _ status: POSIX.Status) {
    if seen.insert(status.identity).inserted { found.append(path) }
  }

  /// Adds what a folder holds and says how many scene files that is.
  ///
  /// Hidden folders are left out, `.build` among them, and so are links to folders, which may lead in circles.
  private mutating func addContents(of folder: Path) throws(CallError) -> Int {
    var count = 0
    for name in try Self.attempt(folder, { () throws(POSIX.Failure) in try POSIX.names(inFolder: folder.string) })
    where !name.hasPrefix(".") {
      let path = folder + Path(name)
      let isScene = name.hasSuffix(".scene")
      let status = try Self.attempt(path) { () throws(POSIX.Failure) in
        try POSIX.status(of: path.string, followingLinks: isScene)
      }
      if status.isFolder {
        count += try addContents(of: path)
      } else if isScene {
        add(path, status)
        count += 1
      }
    }
    return count
  }

  private static func attempt<Result>(
    _ path: Path, _ call: () throws(POSIX.Failure) -> Result
  ) throws(CallError) -> Result {
    do { return try call() } catch { throw CallError("cannot read '\(path)': \(error.reason)") }
  }

  private func missing(_ path: Path) -> String {
    let neighbours = (try? POSIX.names(inFolder: path.parent().string)) ?? []
    let scenes = neighbours.filter { $0.hasSuffix(".scene") }
    let hint = Suggestion(for: path.lastComponent, among: scenes).map { "did you mean '\($0.text)'?" }
    return "there is no '\(path)'; \(hint ?? "check the path")"
  }
}
