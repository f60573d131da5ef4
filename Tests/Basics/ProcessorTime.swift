import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of work on this thread, which does not depend on other work of the machine.
public enum ProcessorTime {
  /// The least that the work took in a few rounds, in seconds.
  public static func least(in rounds: Int, of work: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = now
      work()
      return now - start
    }
    .min() ?? .infinity
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
