public import Foundation

extension Process {
  /// Starts the process with no signal blocked.
  ///
  /// A process begins with the signal mask of the thread that starts it, and threads of a pool block most signals: a
  /// shell would never hear that one of its children ended.
  public func runWithoutBlockedSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
