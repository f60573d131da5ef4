import Dispatch

/// When several threads are used.
enum Threads {
  /// How many elements it takes for threads to be worth their start.
  static let fewest = 16
}

extension Array where Element: Sendable {
  /// The results of a function for every run of elements, in order; the runs are worked on at the same time.
  ///
  /// By default, up to four runs for each processor: some elements take longer than others, and a processor that is done
  /// takes the next run. Each run sets something up, so there are no more than pay for that.
  package func inParallelRuns<Result: Sendable>(
    _ runs: Int? = nil, _ body: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let active = ProcessorCount.active
    let runs = Swift.min(count, runs ?? Swift.max(active, Swift.min(4 * active, count / Threads.fewest)))
    guard runs > 1, count >= Threads.fewest else { return body(self[...]) }
    var results: [[Result]] = Array<[Result]>(repeating: [], count: runs)
    results.withUnsafeMutableBufferPointer { results in
      // Each run writes its own element only.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: runs) { run in
        results[run] = body(self[run * count / runs..<(run + 1) * count / runs])
      }
    }
    return Array<Result>(results.joined())
  }
}
