import HeadlessUIKit

/// Reports the run in which the process crashed or hung.
@MainActor enum CrashReport {
  /// The maximum number of seconds of a run, which usually takes less than a thousandth of one.
  private static let patience: UInt32 = 60

  private static var seed = 0
  private static var journal: Journal?

  /// Sets the current run.
  static func begin(_ seed: Int, _ journal: Journal) {
    if self.journal == nil { listen() }
    self.seed = seed
    self.journal = journal
    alarm(patience)
  }

  private static func listen() {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(crash) { _ in CrashReport.say("the process ended") }
    }
    signal(SIGALRM) { _ in CrashReport.say("the run does not end") }
  }

  /// Not all calls are allowed in a signal handler, but no other code runs any more, and the report is worth it.
  private nonisolated static func say(_ fault: String) {
    MainActor.assumeIsolated {
      guard let journal else { return }
      journal.printStory()
      RunCommand.report(seed, journal, fault)
      fflush(nil)
    }
    _exit(1)
  }
}
