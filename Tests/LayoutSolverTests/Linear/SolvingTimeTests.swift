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

  /// A difference between two components that look the same is free, too.
  @Test func componentsAreFreeByThemselves() {
    var problem = LinearProblem()
    let variables = (0..<5).map { _ in problem.addVariable(isSize: false) }
    problem.constraints = [
      constraint(SparseRow([(variables[0], 1), (variables[1], 1)], constant: -10), .lessThanOrEqual),
      constraint(SparseRow([(variables[2], 1), (variables[3], 1)], constant: -10), .lessThanOrEqual),
      constraint(SparseRow([(variables[4], 1), (variables[0], -1), (variables[2], 1)])),
    ]
    #expect(problem.solve(findsFree: true).free == Set(variables))
  }

  /// Symbols whose difference is always zero change together, and what has a sum of them changes with them.
  @Test func symbolsThatDegenerateRowsBindChangeTogether() {
    var tableau = Tableau(objectives: 0)
    let symbols = (0..<6).map { _ in tableau.addSymbol(.restricted) }
    let (one, two, three) = (symbols[0], symbols[1], symbols[2])
    tableau.add(SparseRow([(one, 1), (two, -1), (symbols[3], -1)]), solvedFor: symbols[3])
    tableau.add(SparseRow([(two, 1), (three, -2), (symbols[4], -1)]), solvedFor: symbols[4])
    tableau.add(SparseRow([(one, 1), (three, 1), (symbols[5], -1)]), solvedFor: symbols[5])
    let changes = tableau.changes(keeping: [symbols[3], symbols[4]], 1)
    #expect(!changes[three].isNone && changes[one] == changes[two])
    #expect((changes[two] - 2 * changes[three]).isNone && (changes[symbols[5]] - 3 * changes[three]).isNone)
    #expect(changes[symbols[3]] == .zero && changes[symbols[4]] == .zero)
  }

  @Test func manyFreeSizesTakeLinearTime() { expectLinear(stretchedSizes, findsFree: true) }
}
