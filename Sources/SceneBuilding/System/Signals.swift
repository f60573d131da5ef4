#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIX {
  /// Makes a write to a closed pipe, or beyond the file size limit, fail instead of ending the process.
  package static func reportFailuresOfWritingInsteadOfDying() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Delays Control-C until a short critical section ends.
  package static func holdingInterruptions<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var interruptions = sigset_t()
    sigemptyset(&interruptions)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&interruptions, signal) }
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &interruptions, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
