@testable import LayoutSolver
import Testing

/// What is free changes along general directions. Random systems are in `RandomSystemTests`.
struct FreeVariableTests {
  private static func constraint(
    _ row: SparseRow, _ relation: LayoutConstraint.Relation
  ) -> LinearProblem.Constraint {
    LinearProblem.Constraint(row: row, relation: relation, priority: LinearProblem.required)
  }

  /// A difference between two components that look the same is free, too.
  @Test func componentsAreFreeByThemselves() {
    var problem = LinearProblem()
    let variables = (0..<5).map { _ in problem.addVariable(isSize: false) }
    problem.constraints = [
      Self.constraint(SparseRow([(variables[0], 1), (variables[1], 1)], constant: -10), .lessThanOrEqual),
      Self.constraint(SparseRow([(variables[2], 1), (variables[3], 1)], constant: -10), .lessThanOrEqual),
      Self.constraint(SparseRow([(variables[4], 1), (variables[0], -1), (variables[2], 1)]), .equal),
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
}
