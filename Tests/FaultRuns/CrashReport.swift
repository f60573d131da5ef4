import HeadlessUIKit

/// Reports the run in which the process crashed or did not end.
@MainActor enum CrashReport {
  /// How many seconds a run may take; as a rule it takes less than a thousandth of one.
  private static let patience: UInt32 = 60

  private static var seed = 0
  private static var journal: Journal?

  /// Sets the run that is reported.
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

  /// Nothing else runs any more, and what has to be said is worth more than whether a signal handler may say it.
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
