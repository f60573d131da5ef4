import PathKit
import SceneBuilding

/// A piece of work that is repeated when files change, until a signal arrives or standard output is closed.
enum WatchLoop {
  /// - Parameters:
  ///   - paths: what is watched, as the call names it.
  ///   - work: does the work, and returns a line with the result.
  ///   - changes: waits for changes.
  static func run(watching paths: [Path], work: () -> String, changes: () -> [WatchedFiles.Change]) {
    let names = paths.map(\.shown).joined(separator: ", ")
    guard say(work()), say("watching \(names); Control-C ends it") else { return }
    while true {
      for change in changes() {
        guard say(change.sentence) else { return }
      }
      guard say(work()) else { return }
    }
  }

  private static func say(_ line: String) -> Bool { StandardStream.output.deliver(line + "\n") }
}
