extension SceneMap {
  /// A controller that an excerpt leaves out, as what is left refers to it.
  public struct Omitted: Sendable, Hashable {
    /// The unique name: `Main.dash`.
    public let key: String
    /// Its id; the name of its element where it has none.
    public let name: String
    /// The name of its file: `Main`.
    public let file: String
  }

  /// The part of the map with these controllers and what contains them.
  ///
  /// Segues that lead out of it or into it are kept as references to what is left out.
  public func excerpt(_ controllers: Set<Int>) -> SceneMap {
    MapExcerpt(self, controllers).map
  }

  /// The controllers that are at most `depth` segues away from some, in either direction.
  ///
  /// Where a segue leads to a container, what is in it comes along.
  public func neighborhood(of centers: Set<Int>, depth: Int) -> Set<Int> {
    Neighborhood(self).controllers(within: depth, of: centers)
  }

  /// How a controller is referred to.
  public func omitted(_ controller: Int) -> Omitted {
    let it = controllers[controller]
    return Omitted(key: it.key, name: it.name, file: files[it.file].name)
  }
}

/// Finds what is near some controllers, step by step.
private struct Neighborhood {
  private var destinations: [[Int]]
  private var sources: [[Int]]
  private var children: [[Int]]

  init(_ map: SceneMap) {
    destinations = Array(repeating: [], count: map.controllers.count)
    (sources, children) = (destinations, destinations)
    for segue in map.segues {
      for destination in [segue.destination, segue.formerDestination].compactMap(\.self) {
        destinations[segue.source].append(destination)
        sources[destination].append(segue.source)
      }
    }
    for (child, controller) in map.controllers.enumerated() {
      if let holder = controller.holder { children[holder].append(child) }
    }
  }

  func controllers(within depth: Int, of centers: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var frontier = withContents(centers.sorted(), &found)
    var rest = depth
    while rest > 0, !frontier.isEmpty {
      rest -= 1
      // What leads here comes alone: of a tab bar controller, the other tabs do not.
      let (ahead, back) = (frontier.flatMap { destinations[$0] }, frontier.flatMap { sources[$0] })
      frontier = withContents(ahead, &found) + back.filter { found.insert($0).inserted }
    }
    return found
  }

  /// Adds controllers and all that they contain to what is found, and returns those that are new.
  private func withContents(_ controllers: [Int], _ found: inout Set<Int>) -> [Int] {
    var added: [Int] = []
    var open = controllers
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      added.append(next)
      open += children[next]
    }
    return added
  }
}

/// Makes an excerpt of a map.
private struct MapExcerpt {
  private(set) var map: SceneMap
  private let whole: SceneMap
  /// For each controller and each problem of the whole, its index in the excerpt.
  private var controllers: [Int: Int] = [:]
  private var files: [Int: Int] = [:]
  private var problems: [Int: Int] = [:]
  /// For each controller, what leads to it and is left out.
  private var omittedSources: [Int: Set<Int>] = [:]

  init(_ whole: SceneMap, _ chosen: Set<Int>) {
    self.whole = whole
    map = SceneMap()
    map.isOfTwoVersions = whole.isOfTwoVersions
    let kept = Self.withContext(chosen, whole)
    map.omittedCount = whole.omittedCount + whole.shownControllers.count { !kept.contains($0) }
    addFiles(kept)
    for index in whole.controllers.indices where kept.contains(index) {
      controllers[index] = controllers.count
    }
    for index in whole.controllers.indices where kept.contains(index) { addController(index) }
    for segue in whole.segues { addSegue(segue) }
  }

  /// Controllers, all that contains them, and the placeholders by which they lead to each other.
  private static func withContext(_ chosen: Set<Int>, _ map: SceneMap) -> Set<Int> {
    var kept = Set(chosen.filter { map.controllers[$0].standsFor == nil })
    for controller in kept.sorted() {
      var next = map.controllers[controller].holder
      while let holder = next, kept.insert(holder).inserted { next = map.controllers[holder].holder }
    }
    for segue in map.segues where kept.contains(segue.source) {
      guard let placeholder = segue.placeholder, let destination = segue.destination else { continue }
      if kept.contains(destination) { kept.insert(placeholder) }
    }
    return kept
  }

  private mutating func addFiles(_ kept: Set<Int>) {
    let used = Set(kept.map { whole.controllers[$0].file })
    for index in whole.files.indices where used.contains(index) || whole.files[index].change != nil {
      files[index] = map.files.count
      var file = whole.files[index]
      file.problems = adopted(file.problems)
      map.files.append(file)
    }
  }

  private mutating func addController(_ index: Int) {
    var controller = whole.controllers[index]
    controller.file = files[controller.file] ?? 0
    controller.holder = controller.holder.flatMap { controllers[$0] }
    controller.standsFor = controller.standsFor.flatMap { controllers[$0] }
    controller.problems = adopted(controller.problems)
    map.controllers.append(controller)
  }

  private mutating func addSegue(_ segue: SceneMap.Segue) {
    guard let source = controllers[segue.source] else {
      guard let destination = segue.destination, let kept = controllers[destination] else { return }
      guard omittedSources[kept, default: []].insert(segue.source).inserted else { return }
      return map.controllers[kept].omittedSources.append(whole.omitted(segue.source))
    }
    var segue = segue
    segue.source = source
    if let destination = segue.destination {
      segue.destination = controllers[destination]
      if segue.destination == nil { segue.omittedDestination = whole.omitted(destination) }
    }
    segue.formerDestination = segue.formerDestination.flatMap { controllers[$0] }
    segue.placeholder = segue.placeholder.flatMap { controllers[$0] }
    segue.problems = adopted(segue.problems)
    map.segues.append(segue)
  }

  private mutating func adopted(_ indices: [Int]) -> [Int] {
    indices.map { index in
      if let known = problems[index] { return known }
      problems[index] = map.problems.count
      map.problems.append(whole.problems[index])
      return map.problems.count - 1
    }
  }
}

extension SceneMap {
  /// The controllers that pictures show: not placeholders in whose place they show what these stand for.
  public var shownControllers: [Int] {
    let passed = Set(segues.compactMap(\.placeholder))
    return controllers.indices.filter { !(controllers[$0].isLookedThrough && passed.contains($0)) }
  }
}
