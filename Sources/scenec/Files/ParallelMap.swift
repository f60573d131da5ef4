import Dispatch

extension Array {
  /// The results of a function for each element, several worked on at the same time: most of what files cost is waiting.
  ///
  /// All elements are worked on, whatever happens to one; results stand in the order of the elements.
  func mapInParallel<Result>(_ transform: (Element) -> Result) -> [Result] {
    guard count >= Self.fewest else { return map(transform) }
    var results = [Result?](repeating: nil, count: count)
    let runs = Swift.min(count / 4, 4)
    results.withUnsafeMutableBufferPointer { results in
      // Each run reads and writes elements of its own only.
      nonisolated(unsafe) let results = results
      nonisolated(unsafe) let transform = transform
      nonisolated(unsafe) let elements = self
      DispatchQueue.concurrentPerform(iterations: runs) { run in
        for index in run * elements.count / runs..<(run + 1) * elements.count / runs {
          results[index] = transform(elements[index])
        }
      }
    }
    return results.compactMap(\.self)
  }

  /// How many elements it takes for threads to be worth their start.
  private static var fewest: Int { 16 }
}
