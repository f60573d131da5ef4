public import Foundation

extension Process {
  /// Starts the process with no signal blocked.
  ///
  /// A process inherits the signal mask of the thread that starts it, and threads of a pool block most signals. A shell
  /// would not notice the end of its children.
  public func runWithoutBlockedSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
