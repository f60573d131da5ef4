/// Sixty-four questions of the form "what can be reached from there?", answered in one go.
///
/// Each question is a bit that is passed along the ways of a network. Asking one at a time would take as many searches
/// of the whole graph as there are questions.
struct FlowMarks {
  /// How many questions fit.
  static let capacity = 64

  private var marks: [UInt64]

  init(_ graph: SceneGraph) {
    marks = Array(repeating: 0, count: graph.controllers.count)
  }

  /// Whether a controller has a mark.
  func has(_ mark: Int, _ controller: ID<Controller>) -> Bool { marks[controller.index] & (1 << mark) != 0 }

  /// The marks that one of some controllers has, a bit each.
  func marks(ofAny controllers: [ID<Controller>]) -> UInt64 { controllers.reduce(0) { $0 | marks[$1.index] } }

  /// Marks a controller.
  mutating func set(_ mark: Int, _ controller: ID<Controller>) { marks[controller.index] |= 1 << mark }

  /// Passes all marks along all ways of a network, as far as they lead.
  mutating func spread(along network: FlowNetwork) {
    for group in network.groups {
      let together = group.reduce(0) { $0 | marks[$1.index] }
      guard together != 0 else { continue }
      for member in group {
        marks[member.index] = together
        for neighbour in network.neighbours[member.index] { marks[neighbour.index] |= together }
      }
    }
  }
}
