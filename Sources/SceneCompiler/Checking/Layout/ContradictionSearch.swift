/// Finds required constraints of a tree that cannot hold at the same time.
struct ContradictionSearch {
  private let equations: LayoutEquations
  private let graph: SceneGraph
  private let tree: ViewTree
  /// The constraints that take part, as indices of those of the equations.
  private let required: [Int]

  init(_ equations: LayoutEquations, of tree: ID<ViewTree>, in graph: SceneGraph) {
    self.equations = equations
    self.graph = graph
    self.tree = graph.trees[tree]
    required = equations.constraints.indices.filter { equations.constraints[$0].isUnconditionallyRequired }
  }

  /// The constraints of each contradiction, in the order of the file.
  ///
  /// - Parameter undetermined: unknowns whose constraints are reported already, as ambiguous.
  func run(without undetermined: Set<Int>) -> [[Int]] {
    let known = rootMeasures()
    let rows = known + required.map { equations.constraints[$0].row }
    let core = LinearSystem.core(of: rows)
    guard !core.isEmpty else { return [] }
    var system = LinearSystem(limit: 10_000 + 100 * core.count)
    system.add(core.map { rows[$0] })
    guard !system.isTooLarge else { return [] }
    return system.contradictions.compactMap { contradiction in
      guard isCertain(contradiction.remainder) else { return nil }
      let rows = contradiction.rows.map { core[$0] }.filter { $0 >= known.count }.map { required[$0 - known.count] }
      let isReported = rows.contains { row in
        equations.constraints[row].row.unknowns.keys.contains { undetermined.contains($0) }
      }
      return isReported ? nil : rows
    }
  }

  /// Whether what is left is not zero on any screen: insets of the safe area and margins may be, alone.
  private func isCertain(_ remainder: LinearSystem.Row) -> Bool {
    remainder.parameters.isEmpty || remainder.parameters.keys.contains { $0 >= 0 }
  }

  /// The root of a scene is as large as what shows the controller; the root of another tree is as large as its content.
  private func rootMeasures() -> [LinearSystem.Row] {
    guard let root = tree.root else { return [] }
    let measures: [LayoutMeasure] = tree.isScene ? [.x, .y, .width, .height] : [.x, .y]
    return measures.compactMap { measure in
      equations.unknown(measure, of: .object(root)).map { unknown in
        LinearSystem.Row(
          unknowns: [unknown: 1], parameters: measure.isPosition ? [:] : [measure.rawValue: -1])
      }
    }
  }
}
