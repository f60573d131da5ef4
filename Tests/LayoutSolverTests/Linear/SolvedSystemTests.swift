@testable import LayoutSolver
import Testing

/// Systems whose constants change, solved from the last solution and anew.
@Suite struct SolvedSystemTests {
  @Test(arguments: 0..<40) func otherConstantsHaveTheSolutionOfANewSystem(seed: UInt64) {
    var random = Numbers(seed: seed &* 104_729 &+ 7)
    for _ in 0..<60 {
      var problem = RandomSystem.make(&random)
      guard !problem.constraints.isEmpty else { continue }
      var system = SolvedSystem(problem)
      #expect((system == nil) == !problem.solve().conflicts.isEmpty)
      for _ in 0..<20 where system != nil {
        for _ in 0...random.next(below: 2) {
          let index = random.next(below: problem.constraints.count)
          problem.constraints[index].row.constant = Double(random.next(below: 41) - 20)
        }
        Self.compare(&system, problem)
      }
    }
  }

  /// A system that was contradictory is solved again when it no longer is.
  private static func compare(_ system: inout SolvedSystem?, _ problem: LinearProblem) {
    let anew = problem.solve()
    let isSolved = system?.solve(problem) == true
    #expect(isSolved == anew.conflicts.isEmpty, "\(problem.constraints)")
    guard isSolved, let values = system?.values else { return }
    for (one, other) in zip(values, anew.values) {
      #expect(abs(one - other) < 1e-6, "\(values), not \(anew.values): \(problem.constraints)")
    }
  }

  @Test func anotherProblemOfTheSameRowsIsSolvedByTheSameSystem() {
    var problem = Self.chain(length: 5, size: 10)
    var system: SolvedSystem?
    #expect(problem.solve(keeping: &system).values == [0, 10, 20, 30, 40])
    problem = Self.chain(length: 5, size: 7)
    #expect(system?.solve(problem) == true)
    #expect(problem.solve(keeping: &system).values == [0, 7, 14, 21, 28])
  }

  @Test func aProblemOfOtherRowsIsNot() {
    var system: SolvedSystem? = SolvedSystem(Self.chain(length: 3, size: 10))
    var changed = Self.chain(length: 3, size: 10)
    changed.constraints[1].priority = 750
    #expect(system?.solve(changed) == false)
    changed = Self.chain(length: 3, size: 10)
    changed.constraints[2].relation = .greaterThanOrEqual
    #expect(system?.solve(changed) == false)
    changed = Self.chain(length: 3, size: 10)
    changed.constraints[2].row.scale(by: 2)
    #expect(system?.solve(changed) == false)
    changed = Self.chain(length: 3, size: 10)
    changed.variables[0].isSize = true
    #expect(system?.solve(changed) == false)
    #expect(system?.solve(Self.chain(length: 4, size: 10)) == false)
    #expect(Self.chain(length: 4, size: 10).solve(keeping: &system).values == [0, 10, 20, 30])
  }

  @Test func aContradictionIsFoundAndLeft() {
    // Two heights of one view, and a third by way of another view.
    var problem = LinearProblem()
    let (one, other) = (problem.addVariable(isSize: true), problem.addVariable(isSize: true))
    for row in [
      SparseRow([(one, 1)], constant: -10), SparseRow([(one, 1), (other, -1)]), SparseRow([(other, 1)], constant: -10),
    ] {
      problem.constraints.append(LinearProblem.Constraint(row: row, relation: .equal, priority: LinearProblem.required))
    }
    var system: SolvedSystem?
    #expect(problem.solve(keeping: &system).conflicts == [])
    problem.constraints[2].row.constant = -11
    #expect(problem.solve(keeping: &system).conflicts == [[0, 1, 2]])
    problem.constraints[0].row.constant = -11
    let solution = problem.solve(keeping: &system)
    #expect(solution.conflicts == [])
    #expect(solution.values == [11, 11])
  }

  /// Positions, each at the same distance from the one before.
  private static func chain(length: Int, size: Double) -> LinearProblem {
    var problem = LinearProblem()
    for index in 0..<length {
      _ = problem.addVariable(isSize: false)
      let row =
        index == 0 ? SparseRow([(0, 1)]) : SparseRow([(index, 1), (index - 1, -1)], constant: -size)
      problem.constraints.append(LinearProblem.Constraint(row: row, relation: .equal, priority: LinearProblem.required))
    }
    return problem
  }
}
