/// The required equations of a problem, solved for as many variables as they determine.
///
/// A variable with a definition is a sum of others, which may have definitions themselves. Definitions stay as short as the
/// equations they come from: a chain of views takes linear time, while each view's distance from the first one would take
/// quadratic space.
struct EqualityElimination {
  struct Equation {
    var row: SparseRow
    /// The constraints that it was combined from.
    var origin: Int
  }

  /// What variables are, in the order in which they were eliminated: later definitions have no earlier variable.
  private(set) var definitions: [(variable: Int, row: SparseRow)] = []
  /// The definition of each variable; -1 where it has none.
  private(set) var definition: [Int]
  private(set) var origins: [Int] = []
  private(set) var provenance = Provenance()
  /// How the constants of the definitions were computed, if somebody asks for it.
  private(set) var trace: EliminationTrace?
  /// The origins of the equations that say that zero is something else. What follows is as if they were not there.
  private(set) var contradictions: [Int] = []

  private var equations: [Equation] = []
  private var isAlive: [Bool] = []
  /// For each variable, the equations that may contain it.
  private var columns: [[Int]]
  /// For each variable, how many rows contain it: equations that are left, and what is no required equation.
  private var uses: [Int]
  private let variables: [LinearProblem.Variable]
  /// Equations by their number of terms; an entry counts if the equation still has that length.
  private var byLength: [[Int]] = []

  /// - Parameters:
  ///   - active: which constraints count.
  ///   - isTraced: whether the arithmetic is kept.
  init(_ problem: LinearProblem, _ active: [Bool], isTraced: Bool = false) {
    trace = isTraced ? EliminationTrace() : nil
    variables = problem.variables
    definition = Array(repeating: -1, count: variables.count)
    columns = Array(repeating: [], count: variables.count)
    uses = Array(repeating: 0, count: variables.count)
    for (index, constraint) in problem.constraints.enumerated() where active[index] {
      guard constraint.isRequired, constraint.relation == .equal else {
        for variable in constraint.row.variables { uses[variable] += 1 }
        continue
      }
      add(Equation(row: constraint.row, origin: provenance.leaf(index)), of: index)
    }
    eliminate()
  }

  private mutating func add(_ equation: Equation, of constraint: Int) {
    trace?.addEquation(constraint)
    let index = equations.count
    equations.append(equation)
    isAlive.append(!isTrivial(index))
    guard isAlive[index] else { return }
    for variable in equation.row.variables {
      columns[variable].append(index)
      uses[variable] += 1
    }
    enqueue(index)
  }

  /// Whether an equation has no variables; a wrong one is remembered.
  private mutating func isTrivial(_ index: Int) -> Bool {
    let equation = equations[index]
    guard equation.row.isConstant else { return false }
    trace?.expectZero(index)
    if abs(equation.row.constant) > LinearProblem.tolerance { contradictions.append(equation.origin) }
    return true
  }

  private mutating func enqueue(_ index: Int) {
    let length = equations[index].row.count
    while byLength.count <= length { byLength.append([]) }
    byLength[length].append(index)
  }

  private mutating func eliminate() {
    while let index = nextEquation() {
      isAlive[index] = false
      for variable in equations[index].row.variables { uses[variable] -= 1 }
      define(pivot(of: equations[index].row), by: index)
    }
  }

  /// The shortest equation that is left.
  private mutating func nextEquation() -> Int? {
    var length = 1
    while length < byLength.count {
      guard let index = byLength[length].popLast() else {
        length += 1
        continue
      }
      if isAlive[index], equations[index].row.count == length { return index }
    }
    return nil
  }

  /// The variable to eliminate: one that is derived, or one that is in few other rows, and rather a position than a size,
  /// because a size that is eliminated has to be kept from becoming negative.
  private func pivot(of row: SparseRow) -> Int {
    var best = row.variables[0]
    var bestCost = Int.max
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      if variables[variable].isDerived { return variable }
      let cost = uses[variable] * 2 + (variables[variable].isSize ? 1 : 0) + (abs(coefficient) < 1e-3 ? 1_000_000 : 0)
      if cost < bestCost { (best, bestCost) = (variable, cost) }
    }
    return best
  }

  private mutating func define(_ variable: Int, by equationIndex: Int) {
    let equation = equations[equationIndex]
    var row = equation.row
    let factor = -1 / row.remove(variable)
    row.scale(by: factor)
    trace?.define(by: equationIndex, factor)
    definition[variable] = definitions.count
    definitions.append((variable, row))
    origins.append(equation.origin)
    for index in columns[variable] where isAlive[index] { substitute(variable, row, equation.origin, in: index) }
    columns[variable] = []
  }

  private mutating func substitute(_ variable: Int, _ row: SparseRow, _ origin: Int, in index: Int) {
    let factor = equations[index].row.remove(variable)
    guard factor != 0 else { return }
    for added in row.variables {
      if equations[index].row[added] == 0 { columns[added].append(index) } else { uses[added] -= 1 }
    }
    equations[index].row.add(factor, times: row)
    trace?.substitute(definition[variable], in: index, factor)
    for added in row.variables where equations[index].row[added] != 0 { uses[added] += 1 }
    equations[index].origin = provenance.combine(equations[index].origin, origin)
    if isTrivial(index) {
      isAlive[index] = false
    } else {
      enqueue(index)
    }
  }
}
