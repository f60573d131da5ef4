public import SceneCompiler

/// What of the flow that scenes declare was seen in recorded runs.
public struct FlowCoverage: Sendable {
  /// The map with the number of times that each controller appeared and each segue was performed.
  public private(set) var map: SceneMap
  /// The ways that the apps of the runs went.
  public private(set) var runs: [FlowRun] = []

  /// - Parameter map: the declared flow.
  public init(_ map: SceneMap, _ records: [FlowRecord]) {
    self.map = map
    clear()
    let finder = FlowFinder(self.map)
    for record in records {
      for event in record.events { add(event, finder) }
    }
    runs = FlowRun.all(of: records, finder)
  }

  private mutating func clear() {
    for index in map.controllers.indices where !map.controllers[index].isPlaceholder {
      map.controllers[index].timesShown = 0
    }
    for index in map.segues.indices {
      let segue = map.segues[index]
      let leads = segue.destination != nil || segue.kind == "unwind"
      if leads, let kind = segue.kind, kind != "relationship" { map.segues[index].timesPerformed = 0 }
    }
  }

  private mutating func add(_ event: FlowRecord.Event, _ finder: FlowFinder) {
    switch event {
    case .app: break
    case .controller(let id, let type):
      for index in finder.controllers(id, type) { map.controllers[index].timesShown? += 1 }
    case .segue(let source, let type, let destination, let identifier):
      for index in finder.segues(of: source, type, to: destination, identifier) {
        map.segues[index].timesPerformed? += 1
      }
    }
  }

  // MARK: Figures

  /// How many of something are declared, and how many of them were seen.
  public struct Share: Sendable, Equatable {
    /// How many are declared.
    public var declared = 0
    /// How many of them were seen.
    public var seen = 0

    /// - Parameter seen: at most as many as are declared.
    public init(declared: Int = 0, seen: Int = 0) { (self.declared, self.seen) = (declared, seen) }

    mutating func add(_ times: Int?) {
      guard let times else { return }
      declared += 1
      if times > 0 { seen += 1 }
    }
  }

  /// The controllers, without placeholders.
  public var controllers: Share {
    map.controllers.reduce(into: Share()) { $0.add($1.timesShown) }
  }

  /// The segues, without relationships and unwind segues.
  public var segues: Share {
    map.segues.reduce(into: Share()) { if $1.kind != "unwind" { $0.add($1.timesPerformed) } }
  }

  /// The unwind segues.
  public var unwinds: Share {
    map.segues.reduce(into: Share()) { if $1.kind == "unwind" { $0.add($1.timesPerformed) } }
  }

  /// The methods of the app's classes that make destinations. One is called when its segue is performed, or when the
  /// container is shown whose child it makes.
  public var hooks: Share {
    var isCalled: [Hook: Bool] = [:]
    for segue in map.segues {
      guard let method = segue.hook else { continue }
      let times = segue.kind == "relationship" ? map.controllers[segue.source].timesShown : segue.timesPerformed
      let hook = Hook(source: segue.source, method: method)
      isCalled[hook] = isCalled[hook] == true || (times ?? 0) > 0
    }
    return Share(declared: isCalled.count, seen: isCalled.values.count { $0 })
  }

  private struct Hook: Hashable {
    let source: Int
    let method: String
  }

  /// The share of controllers and segues that were seen, in per cent, rounded down; 100 where nothing is declared.
  public var percent: Int {
    let all = [controllers, segues, unwinds]
    let declared = all.map(\.declared).reduce(0, +)
    return declared == 0 ? 100 : all.map(\.seen).reduce(0, +) * 100 / declared
  }
}
