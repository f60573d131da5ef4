@testable import LayoutSolver
import TestBasics
import Testing

/// Solving takes time in proportion to the problem, whatever is wrong with it.
struct SolvingTimeTests {
  private func constraint(
    _ row: SparseRow, _ relation: LayoutConstraint.Relation = .equal, _ priority: Double = LinearProblem.required
  ) -> LinearProblem.Constraint {
    LinearProblem.Constraint(row: row, relation: relation, priority: priority)
  }

  private func expectLinear(_ problem: @escaping (Int) -> LinearProblem, findsFree: Bool = false) {
    let growth = ProcessorTime.growth(from: 300, below: 8) { count in
      let problem = problem(count)
      return { _ = problem.solve(findsFree: findsFree) }
    }
    #expect(growth < 8, "four times as many take \(growth) times as long")
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

  @Test func manyContradictionsTakeLinearTime() { expectLinear(contradictions) }

  @Test func everySizeThatCanStretchIsFree() {
    #expect(stretchedSizes(40).solve(findsFree: true).free == Set(0..<40))
  }

  @Test func manyFreeSizesTakeLinearTime() { expectLinear(stretchedSizes, findsFree: true) }
}
