import SceneCompiler
import SceneDiagnostics

/// What of a map is shown, and in what.
struct ShownScenes {
  /// What takes the place of a controller's children.
  enum Child {
    case controller(Int)
    /// The controllers that take turns in a container view.
    case turns(view: String, controllers: [Int])
  }

  /// The files, in the order in which they are drawn.
  let files: [Int]
  /// For each file, what is in nothing else.
  private(set) var tops: [[Int]]
  /// For each controller, what is in it.
  private(set) var children: [[Child]]
  /// For each controller, the segues that put it where it is.
  private(set) var placings: [[Int]]
  /// For each controller, the segues that are shown as lines from it.
  private(set) var departures: [[Int]]
  /// For each controller, whether it is shown.
  private(set) var isShown: [Bool]
  /// For each segue, how many take turns with it.
  private(set) var turns: [Int]

  init(_ map: SceneMap) {
    files = FileOrder.files(of: map)
    var isPassed = [Bool](repeating: false, count: map.controllers.count)
    for placeholder in map.segues.compactMap(\.placeholder) { isPassed[placeholder] = true }
    isShown = map.controllers.indices.map { !(map.controllers[$0].isLookedThrough && isPassed[$0]) }
    tops = Array(repeating: [], count: map.files.count)
    children = Array(repeating: [], count: map.controllers.count)
    placings = Array(repeating: [], count: map.controllers.count)
    departures = placings
    turns = Self.turns(map.segues)
    for (index, segue) in map.segues.enumerated() {
      if let destination = segue.destination, Self.isPlacing(segue, map) {
        placings[destination].append(index)
      } else {
        departures[segue.source].append(index)
      }
    }
    for index in map.controllers.indices where isShown[index] && map.controllers[index].holder == nil {
      tops[map.controllers[index].file].append(index)
    }
    findChildren(map)
  }

  private static func isPlacing(_ segue: SceneMap.Segue, _ map: SceneMap) -> Bool {
    guard segue.kind == "embed" || segue.kind == "relationship", let destination = segue.destination else {
      return false
    }
    return map.controllers[destination].holder == segue.source
  }

  private static func turns(_ segues: [SceneMap.Segue]) -> [Int] {
    var counts: [Int: Int] = [:]
    for segue in segues { if let container = segue.container { counts[container, default: 0] += 1 } }
    return segues.map { segue in segue.container.flatMap { counts[$0] } ?? 1 }
  }

  /// In the order of the segues; what code puts there comes last.
  private mutating func findChildren(_ map: SceneMap) {
    var order: [(holder: Int, segue: Int, child: Int)] = []
    for (child, controller) in map.controllers.enumerated() where isShown[child] {
      if let holder = controller.holder { order.append((holder, placings[child].first ?? map.segues.count, child)) }
    }
    var slots: [Int: (holder: Int, place: Int)] = [:]
    for (holder, segue, child) in order.sorted(by: { ($0.segue, $0.child) < ($1.segue, $1.child) }) {
      guard segue < map.segues.count, turns[segue] > 1, let container = map.segues[segue].container else {
        children[holder].append(.controller(child))
        continue
      }
      if let slot = slots[container], case .turns(let view, let others) = children[holder][slot.place] {
        children[holder][slot.place] = .turns(view: view, controllers: others + [child])
      } else {
        slots[container] = (holder, children[holder].count)
        children[holder].append(.turns(view: map.segues[segue].view ?? "containerView", controllers: [child]))
      }
    }
  }

  /// What is wrong with a file, or with placeholders in it that are not shown.
  func problems(of file: Int, _ map: SceneMap) -> [Int] {
    let hidden = map.controllers.indices.filter { !isShown[$0] && map.controllers[$0].file == file }
    return (map.files[file].problems + hidden.flatMap { map.controllers[$0].problems }).sorted()
  }
}

extension SceneMap {
  /// How bad the worst of several problems is.
  func worst(of problems: [Int]) -> Diagnostic.Severity? { problems.map { self.problems[$0].severity }.max() }
}
