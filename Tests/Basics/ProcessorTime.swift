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

  /// How many times as long four times as much work takes: about 4 for linear time, 16 for quadratic time.
  ///
  /// Other tests evict the processor's caches, so it is measured again while it is not below the limit. Quadratic code
  /// stays quadratic in every attempt.
  public static func growth(from count: Int, below limit: Double, _ work: (Int) -> () -> Void) -> Double {
    var growth = Double.infinity
    for _ in 0..<4 where growth >= limit {
      growth = min(growth, least(in: 2, of: work(4 * count)) / least(in: 2, of: work(count)))
    }
    return growth
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
