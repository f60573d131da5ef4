/// Ways between controllers, put into an order in which anything can be passed along all of them in one go.
///
/// Controllers that lead to each other, in a ring, are one group: what gets to one of them gets to all. A way never
/// leads back to an earlier group.
struct FlowNetwork {
  /// For each controller, what it leads to.
  let neighbours: [[ID<Controller>]]
  /// The groups, each before those that it leads to.
  let groups: [[ID<Controller>]]

  /// The ways from each controller to what `neighbours` says.
  init(_ graph: SceneGraph, _ neighbours: (ID<Controller>) -> [ID<Controller>]) {
    self.neighbours = graph.controllerIDs.map(neighbours)
    var search = GroupSearch(self.neighbours)
    search.run()
    groups = search.groups.reversed()
  }
}

/// Finds the groups by Tarjan's algorithm; its path lies in an array, since ways are as long as authors like.
private struct GroupSearch {
  /// The groups, each after those that it leads to.
  private(set) var groups: [[ID<Controller>]] = []
  private let neighbours: [[ID<Controller>]]
  /// When a controller was entered, from 1; 0 for one that was not yet.
  private var entered: [Int]
  /// The earliest controller that a controller is known to lead back to.
  private var earliest: [Int]
  private var count = 0
  private var path: [(controller: ID<Controller>, next: Int)] = []
  /// Controllers whose group is not complete.
  private var waiting: [ID<Controller>] = []
  private var isWaiting: [Bool]

  init(_ neighbours: [[ID<Controller>]]) {
    self.neighbours = neighbours
    entered = Array(repeating: 0, count: neighbours.count)
    earliest = entered
    isWaiting = Array(repeating: false, count: neighbours.count)
  }

  mutating func run() {
    for start in neighbours.indices where entered[start] == 0 {
      enter(ID(start))
      while let last = path.last { step(last.controller, last.next) }
    }
  }

  private mutating func step(_ controller: ID<Controller>, _ next: Int) {
    guard next < neighbours[controller.index].count else { return leave(controller) }
    path[path.count - 1].next += 1
    let neighbour = neighbours[controller.index][next]
    if entered[neighbour.index] == 0 {
      enter(neighbour)
    } else if isWaiting[neighbour.index] {
      earliest[controller.index] = min(earliest[controller.index], entered[neighbour.index])
    }
  }

  private mutating func enter(_ controller: ID<Controller>) {
    count += 1
    entered[controller.index] = count
    earliest[controller.index] = count
    path.append((controller, 0))
    waiting.append(controller)
    isWaiting[controller.index] = true
  }

  private mutating func leave(_ controller: ID<Controller>) {
    path.removeLast()
    if let previous = path.last?.controller {
      earliest[previous.index] = min(earliest[previous.index], earliest[controller.index])
    }
    guard earliest[controller.index] == entered[controller.index] else { return }
    var group: [ID<Controller>] = []
    while let member = waiting.popLast() {
      isWaiting[member.index] = false
      group.append(member)
      if member == controller { break }
    }
    groups.append(group)
  }
}
