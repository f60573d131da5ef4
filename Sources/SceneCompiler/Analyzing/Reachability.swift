import SceneDiagnostics

/// The controllers that are reachable from each of some controllers, computed together.
///
/// A bit-set data flow: each start is a bit that is propagated along the edges of a network, in words of 64. A search for
/// each start would visit the whole graph as often as there are starts.
struct Reachability {
  private static let bitsInWord = UInt64.bitWidth

  private let slots: [ID<Controller>: Int]
  /// For every 64 starts, the bits of each controller.
  private var words: [[UInt64]]

  /// Begins with starts that reach themselves only.
  init(from starts: [ID<Controller>], _ graph: SceneGraph) {
    slots = Dictionary(zip(starts, starts.indices), uniquingKeysWith: { first, _ in first })
    let count = (starts.count + Self.bitsInWord - 1) / Self.bitsInWord
    words = Array(repeating: Array(repeating: 0, count: graph.controllers.count), count: count)
    for (start, slot) in slots {
      words[slot / Self.bitsInWord][start.index] |= 1 << (slot % Self.bitsInWord)
    }
  }

  /// Whether a controller is one of the starts.
  func isStart(_ controller: ID<Controller>) -> Bool { slots[controller] != nil }

  /// Whether a start reaches a controller; false for what is no start.
  func reaches(_ controller: ID<Controller>, from start: ID<Controller>) -> Bool {
    guard let slot = slots[start] else { return false }
    return words[slot / Self.bitsInWord][controller.index] & (1 << (slot % Self.bitsInWord)) != 0
  }

  /// The starts that reach one of some controllers.
  func starts(reachingAnyOf controllers: [ID<Controller>]) -> Set<ID<Controller>> {
    let together = words.map { word in controllers.reduce(0) { $0 | word[$1.index] } }
    let reaching = slots.filter { together[$0.value / Self.bitsInWord] & (1 << ($0.value % Self.bitsInWord)) != 0 }
    return Set(reaching.keys)
  }

  /// Goes on from what is reached, along all edges of a network.
  mutating func propagate(along network: FlowNetwork) {
    for word in words.indices {
      for group in network.groups {
        let together = group.reduce(0) { $0 | words[word][$1.index] }
        guard together != 0 else { continue }
        for member in group {
          words[word][member.index] = together
          for neighbour in network.neighbours[member.index] { words[word][neighbour.index] |= together }
        }
      }
    }
  }
}
