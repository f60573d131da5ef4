/// The way that an app of a run went: what it showed, and the segues in between.
public struct FlowRun: Sendable, Equatable {
  /// Something that the app did.
  public enum Step: Sendable, Hashable {
    /// A controller appeared, by its index in the map.
    case controller(Int)
    /// A segue was performed, by its index in the map; the first of those that nothing tells apart.
    case segue(Int)

    /// Controllers come before segues.
    fileprivate var sortKey: (Int, Int) {
      switch self {
      case .controller(let index): (0, index)
      case .segue(let index): (1, index)
      }
    }
  }

  /// In the order of the run.
  public let steps: [Step]
  /// How many apps went this way.
  public var count: Int

  /// - Parameter count: at least 1.
  public init(steps: [Step], count: Int) { (self.steps, self.count) = (steps, count) }

  /// The ways of all apps, each once, the longest first, so that their order does not depend on that of the tests. What no
  /// scene declares is left out.
  static func all(of records: [FlowRecord], _ finder: FlowFinder) -> [FlowRun] {
    var runs: [FlowRun] = []
    var indices: [[Step]: Int] = [:]
    for record in records {
      let apps = record.events.split(omittingEmptySubsequences: true) { $0 == .app }
      for steps in apps.map({ $0.compactMap { step($0, finder) } }) where !steps.isEmpty {
        if let index = indices[steps] {
          runs[index].count += 1
        } else {
          indices[steps] = runs.count
          runs.append(FlowRun(steps: steps, count: 1))
        }
      }
    }
    return runs.sorted { $0.isBefore($1) }
  }

  private func isBefore(_ other: FlowRun) -> Bool {
    guard steps.count == other.steps.count else { return steps.count > other.steps.count }
    return steps.lexicographicallyPrecedes(other.steps) { $0.sortKey < $1.sortKey }
  }

  private static func step(_ event: FlowRecord.Event, _ finder: FlowFinder) -> Step? {
    switch event {
    case .app: nil
    case .controller(let id, let type): finder.controllers(id, type).first.map { .controller($0) }
    case .segue(let source, let type, let destination, let identifier):
      finder.segues(of: source, type, to: destination, identifier).first.map { .segue($0) }
    }
  }
}
