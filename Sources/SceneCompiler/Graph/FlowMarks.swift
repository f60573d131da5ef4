/// Sixty-four questions of the form "what can be reached from there?", answered in one go.
///
/// Each question is a bit that spreads from controller to controller until nothing changes any more. Asking one at a time
/// would take as many searches of the whole graph as there are questions.
struct FlowMarks {
  /// How many questions fit.
  static let capacity = 64

  private var marks: [UInt64]

  init(_ graph: SceneGraph) {
    marks = Array(repeating: 0, count: graph.controllers.count)
  }

  /// Whether a controller has a mark.
  func has(_ mark: Int, _ controller: ID<Controller>) -> Bool { marks[controller.index] & (1 << mark) != 0 }

  /// Marks a controller.
  mutating func set(_ mark: Int, _ controller: ID<Controller>) { marks[controller.index] |= 1 << mark }

  /// Spreads all marks from each controller to its neighbours.
  mutating func spread(to neighbours: (ID<Controller>) -> [ID<Controller>]) {
    var open = marks.indices.filter { marks[$0] != 0 }
    var isOpen = marks.map { $0 != 0 }
    while let index = open.popLast() {
      isOpen[index] = false
      for neighbour in neighbours(ID(index)) where marks[index] & ~marks[neighbour.index] != 0 {
        marks[neighbour.index] |= marks[index]
        guard !isOpen[neighbour.index] else { continue }
        isOpen[neighbour.index] = true
        open.append(neighbour.index)
      }
    }
  }
}
