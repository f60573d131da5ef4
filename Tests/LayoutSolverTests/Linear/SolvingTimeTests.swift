@testable import LayoutSolver
import TestBasics
import Testing

/// What is wrong with a problem is found in little more time than its solution takes.
struct SolvingTimeTests {
  private func constraint(
    _ row: SparseRow, _ relation: LayoutConstraint.Relation = .equal, _ priority: Double = LinearProblem.required
  ) -> LinearProblem.Constraint {
    LinearProblem.Constraint(row: row, relation: relation, priority: priority)
  }

  /// Each size is said twice, differently.
  private func contradictions(_ count: Int) -> LinearProblem {
    var problem = LinearProblem()
    for _ in 0..<count {
      let size = problem.addVariable(isSize: true)
      problem.constraints.append(constraint(SparseRow([(size, 1)], constant: -10)))
      problem.constraints.append(constraint(SparseRow([(size, 1)], constant: -20)))
    }
    return problem
  }

  /// Sizes that fill a room, of which each wants to be smaller.
  private func stretchedSizes(_ count: Int) -> LinearProblem {
    var problem = LinearProblem()
    var sum = SparseRow(constant: Double(count) * -30)
    for _ in 0..<count {
      let size = problem.addVariable(isSize: true)
      sum.add(1, of: size)
      let wanted = SparseRow([(size, 1)], constant: -20)
      problem.constraints.append(constraint(wanted, .lessThanOrEqual, 250))
      problem.constraints.append(constraint(wanted, .greaterThanOrEqual, 750))
    }
    problem.constraints.append(constraint(sum))
    return problem
  }

  @Test func everyContradictionIsFound() {
    #expect(Set(contradictions(40).solve().conflicts) == Set((0..<40).map { [2 * $0, 2 * $0 + 1] }))
  }

  @Test func manyContradictionsTakeLinearTime() {
    let growth = ProcessorTime.growth(from: 300, below: 8) { count in
      let problem = contradictions(count)
      return { _ = problem.solve() }
    }
    #expect(growth < 8, "four times as many take \(growth) times as long")
  }

  @Test func everySizeThatCanStretchIsFree() {
    #expect(stretchedSizes(40).solve(findsFree: true).free == Set(0..<40))
  }

  /// The solution is a simplex of one row with all sizes. What is free is looked for once, and not once for each size.
  @Test func freeSizesAreFoundInTheTimeOfASolution() {
    let problem = stretchedSizes(1_200)
    var ratio = Double.infinity
    for _ in 0..<4 where ratio >= 2 {
      let plain = ProcessorTime.least(in: 2) { _ = problem.solve() }
      ratio = min(ratio, ProcessorTime.least(in: 2) { _ = problem.solve(findsFree: true) } / plain)
    }
    #expect(ratio < 2, "with what is free, it takes \(ratio) times as long")
  }
}
