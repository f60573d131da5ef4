import HeadlessUIKit

/// The command line of random runs.
///
///     runs <app> <count> <first seed>     runs with consecutive seeds
///     runs <app> replay <actions>         one run, described in words
///     runs <app> frames first             the frames of what the app shows first
///
/// It prints a line for each failed run: `failure`, the seed, the actions, what was wrong. At the end it prints how
/// often each kind of action was performed: `taken`, the kind, a number.
@MainActor public enum RunCommand {
  /// The maximum number of reported failures of an app.
  private static let limit = 3

  /// Runs the command line.
  public static func run(_ apps: [GeneratedApp]) {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let app = apps.first(where: { $0.name == arguments[1] }) else {
      return fail("usage: runs <app> <count> <first seed> | <app> replay <actions> | <app> frames first")
    }
    if arguments[2] == "replay" {
      replay(app, arguments[3].split(separator: ",").compactMap { Action(String($0)) })
    } else if arguments[2] == "frames" {
      FrameDump(app: app).run()
    } else if let count = Int(arguments[2]), let first = Int(arguments[3]) {
      run(app, first..<(first + count))
    }
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static func run(_ app: GeneratedApp, _ seeds: Range<Int>) {
    let journal = Journal(tellsStory: false)
    var failures = 0
    for seed in seeds where failures < limit {
      CrashReport.begin(seed, journal)
      journal.begin()
      let faults = Run.faults(of: app, .seed(seed), journal)
      guard !faults.isEmpty else { continue }
      failures += 1
      report(seed, journal, faults.joined(separator: "; "))
    }
    for (kind, count) in journal.counts { print("taken", kind.rawValue, count, separator: "\t") }
  }

  private static func replay(_ app: GeneratedApp, _ actions: [Action]) {
    let journal = Journal(tellsStory: true)
    CrashReport.begin(0, journal)
    let faults = Run.faults(of: app, .actions(actions), journal)
    journal.printStory()
    if !faults.isEmpty { report(0, journal, faults.joined(separator: "; ")) }
  }

  static func report(_ seed: Int, _ journal: Journal, _ faults: String) {
    let actions = journal.actions.map(\.description).joined(separator: ",")
    // A failure is one line, and warnings of the console have several.
    print(
      "failure", seed, actions, faults.split(whereSeparator: \.isWhitespace).joined(separator: " "), separator: "\t")
  }
}
