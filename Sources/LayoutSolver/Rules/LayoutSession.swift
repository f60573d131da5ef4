import UIKitFacts

/// A layout that is computed again after changes. Where only numbers have changed, it takes a fraction of the time.
package struct LayoutSession {
  package private(set) var solution: LayoutSolution
  private var context: LayoutContext
  private var system: SolvedSystem?
  private var rounds = LayoutRounds()
  /// The row of each constraint among the rows of the system; nil where it has none.
  private var rowOf: [Int?] = []

  package init(_ problem: LayoutProblem) {
    context = LayoutContext(problem)
    solution = context.known
    solve()
  }

  package var problem: LayoutProblem { context.problem }

  /// Computes the layout of another problem.
  package mutating func solve(_ problem: LayoutProblem) {
    context = LayoutContext(problem)
    solve()
  }

  /// Gives a constraint another constant, and computes the layout.
  ///
  /// - Parameter constraint: the index of the constraint in ``problem``.
  package mutating func setConstant(_ points: Double, of constraint: Int) {
    context.problem.constraints[constraint].constant = .points(points)
    if points.isFinite, let row = rowOf[constraint], take(constraint, row) { snap() } else { solve() }
  }

  /// Solves the system with the constant of a changed constraint.
  ///
  /// - Returns: false if more than this constant changes in the rows, such as the lines of a text.
  private mutating func take(_ constraint: Int, _ row: Int) -> Bool {
    guard let last = system?.constants, last.count == rounds.firstConstants.count,
      let linear = LayoutRows.linear(context.problem.constraints[constraint], context)
    else { return false }
    rounds.firstConstants[row] += linear.row.constant - last[row]
    if !rounds.firstWidths.isEmpty {
      // Lines depend on the width that a text has before it is wrapped.
      guard let first = solution(rounds.firstConstants), context.wrappingWidths(first) == rounds.firstWidths else {
        return false
      }
    }
    var constants = last
    constants[row] = linear.row.constant
    guard let next = solution(constants) else { return false }
    return context.take(next)
  }

  private mutating func solution(_ constants: [Double]) -> LayoutSolution? {
    guard system?.solve(constants) == true, let values = system?.values else { return nil }
    return context.solution(values)
  }

  private mutating func solve() {
    context = LayoutContext(context.problem)
    rounds = context.solve(keeping: &system)
    rowOf = Array(repeating: nil, count: problem.constraints.count)
    if system != nil {
      for case (let row, .constraint(let index)) in rounds.sources.enumerated() { rowOf[index] = row }
    }
    snap()
  }

  private mutating func snap() {
    solution = context.known.snapped(context.problem.items, scale: context.problem.environment.scale)
  }
}
