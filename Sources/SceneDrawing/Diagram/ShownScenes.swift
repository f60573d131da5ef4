import SceneCompiler
import SceneDiagnostics

/// The controllers and segues of a map that a picture shows, and their nesting.
struct ShownScenes {
  /// A child of a controller in the picture.
  enum Child {
    case controller(Int)
    /// The controllers that a container view shows one at a time.
    case turns(view: String, controllers: [Int])
  }

  /// The files, in the order in which they are drawn.
  let files: [Int]
  /// For each file, the controllers without a container.
  private(set) var tops: [[Int]]
  /// The children of each controller.
  private(set) var children: [[Child]]
  /// For each controller, the segues from its containers.
  private(set) var placings: [[Int]]
  /// For each controller, its segues that are drawn as lines.
  private(set) var outgoingSegues: [[Int]]
  /// Whether each controller is shown.
  private(set) var isShown: [Bool]
  /// For each segue, the number of children that its container view shows one at a time.
  private(set) var turns: [Int]

  init(_ map: SceneMap) {
    files = FileOrder.files(of: map)
    var isPassed = [Bool](repeating: false, count: map.controllers.count)
    for placeholder in map.segues.compactMap(\.placeholder) { isPassed[placeholder] = true }
    isShown = map.controllers.indices.map { !(map.controllers[$0].isLookedThrough && isPassed[$0]) }
    tops = Array(repeating: [], count: map.files.count)
    children = Array(repeating: [], count: map.controllers.count)
    placings = Array(repeating: [], count: map.controllers.count)
    outgoingSegues = placings
    turns = Self.turns(map.segues)
    for (index, segue) in map.segues.enumerated() {
      if let destination = segue.destination, Self.isPlacing(segue, map) {
        placings[destination].append(index)
      } else {
        outgoingSegues[segue.source].append(index)
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

  /// Finds children in the order of the segues. Children that code adds come last.
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

  /// The problems of a file, and of its placeholders that are not shown.
  func problems(of file: Int, _ map: SceneMap) -> [Int] {
    let hidden = map.controllers.indices.filter { !isShown[$0] && map.controllers[$0].file == file }
    return (map.files[file].problems + hidden.flatMap { map.controllers[$0].problems }).sorted()
  }
}

extension SceneMap {
  /// The worst severity of several problems.
  func worst(of problems: [Int]) -> Diagnostic.Severity? { problems.map { self.problems[$0].severity }.max() }
}
