import Foundation

/// How often tests repeat a check: with random input, at places of a file, with other settings of the compiler.
///
/// A run of the tests has few rounds, so that it takes minutes. `TEST_ROUNDS=many` asks for many; continuous integration
/// sets it before a release.
public enum TestRounds {
  /// Whether there are many.
  public static let areMany = ProcessInfo.processInfo.environment["TEST_ROUNDS"] == "many"

  /// A number of rounds, or another one where there are many.
  public static func count(_ few: Int, many: Int) -> Int { areMany ? many : few }

  /// Every value where there are many rounds, otherwise every third.
  public static func sample<Value>(_ all: [Value]) -> [Value] {
    areMany ? all : stride(from: 0, to: all.count, by: 3).map { all[$0] }
  }

  /// Every value where there are many rounds, otherwise the first.
  public static func values<Value>(_ all: [Value]) -> [Value] { areMany ? all : Array(all.prefix(1)) }
}
