import HeadlessUIKit

/// The command line of fault runs.
///
///     runs <wiring> <count> <first seed>     runs with seeds that follow each other
///     runs <wiring> replay <actions>         one run, told in words
///
/// A line for each run that failed: `failure`, the seed, the actions, what was wrong. At the end, how often each kind of
/// action was taken: `taken`, the kind, a number.
@MainActor public enum RunCommand {
  /// How many failures of one wiring are told.
  private static let limit = 3

  /// Does what the command line says.
  public static func run(_ wirings: [Wiring]) {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let wiring = wirings.first(where: { $0.name == arguments[1] }) else {
      return fail("usage: runs <wiring> <count> <first seed> | <wiring> replay <actions>")
    }
    if arguments[2] == "replay" {
      replay(wiring, arguments[3].split(separator: ",").compactMap { Action(String($0)) })
    } else if let count = Int(arguments[2]), let first = Int(arguments[3]) {
      run(wiring, first..<(first + count))
    }
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static func run(_ wiring: Wiring, _ seeds: Range<Int>) {
    let journal = Journal(tellsStory: false)
    var failures = 0
    for seed in seeds where failures < limit {
      CrashReport.begin(seed, journal)
      journal.begin()
      let faults = Run.faults(of: wiring, .seed(seed), journal)
      guard !faults.isEmpty else { continue }
      failures += 1
      report(seed, journal, faults.joined(separator: "; "))
    }
    for (kind, count) in journal.counts { print("taken", kind.rawValue, count, separator: "\t") }
  }

  private static func replay(_ wiring: Wiring, _ actions: [Action]) {
    let journal = Journal(tellsStory: true)
    CrashReport.begin(0, journal)
    let faults = Run.faults(of: wiring, .actions(actions), journal)
    journal.printStory()
    if !faults.isEmpty { report(0, journal, faults.joined(separator: "; ")) }
  }

  static func report(_ seed: Int, _ journal: Journal, _ faults: String) {
    let actions = journal.actions.map(\.description).joined(separator: ",")
    print("failure", seed, actions, faults, separator: "\t")
  }
}
