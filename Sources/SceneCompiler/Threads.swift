import Dispatch

/// When several threads are used.
enum Threads {
  /// The number of elements from which on threads save time.
  static let fewest = 16
  /// The number of objects of one scene from which on two threads save time.
  static let manyObjects = 256

  /// Where runs of equal length begin.
  fileprivate static func equalStarts(_ runs: Int, of count: Int) -> [Int] { (0..<runs).map { $0 * count / runs } }

  /// The results of two functions, which run at the same time if that saves time.
  static func both<First: Sendable, Second: Sendable>(
    if isLong: Bool, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard isLong, ProcessorCount.active > 1 else { return (first(), second()) }
    var results: (first: First?, second: Second?)
    withUnsafeMutablePointer(to: &results) { results in
      // Each iteration writes its own element only.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: 2) { iteration in
        if iteration == 0 { results.pointee.first = first() } else { results.pointee.second = second() }
      }
    }
    return (results.first ?? first(), results.second ?? second())
  }

  /// Where runs begin: one for each processor that together are half of the elements, as many for half of the rest, and so
  /// on.
  fileprivate static func starts(of count: Int) -> [Int] {
    let active = ProcessorCount.active
    let rounds = max(1, min(4, count / (active * fewest)))
    var starts: [Int] = []
    var start = 0
    for round in 1...rounds {
      let length = round < rounds ? (count - start) / 2 : count - start
      starts += equalStarts(active, of: length).map { start + $0 }
      start += length
    }
    return starts
  }
}

extension Array where Element: Sendable {
  /// The results of a function for every run of elements, in order; the runs are worked on at the same time.
  ///
  /// By default, up to four runs for each processor: some elements take longer than others, and a processor that is done
  /// takes the next run. Each run sets something up, so there are no more than pay for that. The first are the longest, so
  /// that processors end at about the same time.
  ///
  /// - Parameter runs: the number of runs, which are then equally long.
  package func inParallelRuns<Result: Sendable>(
    _ runs: Int? = nil, _ body: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let starts = runs.map { Threads.equalStarts(Swift.min(count, $0), of: count) } ?? Threads.starts(of: count)
    guard starts.count > 1, count >= Threads.fewest else { return body(self[...]) }
    var results: [[Result]] = Array<[Result]>(repeating: [], count: starts.count)
    results.withUnsafeMutableBufferPointer { results in
      // Each run writes its own element only.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: starts.count) { run in
        let end = run + 1 < starts.count ? starts[run + 1] : count
        results[run] = body(self[starts[run]..<end])
      }
    }
    return Array<Result>(results.joined())
  }
}
