/// A solved linear problem that is solved again when only constants have changed: a warm start.
///
/// The elimination and the tableaus are kept. What a solution costs is the arithmetic of the elimination, a few steps of the
/// dual simplex where a constraint has become active or inactive, and one evaluation of each definition.
struct SolvedSystem {
  /// The problem; ``constants`` are its constants.
  private let problem: LinearProblem
  /// The constant of each constraint in the last solution.
  private(set) var constants: [Double]
  private(set) var values: [Double] = []
  private let definitions: [(variable: Int, row: SparseRow)]
  private let trace: EliminationTrace
  private let constantRows: [ReducedRow]
  private var components: [SolvedComponent] = []

  /// Solves a problem; nil if required constraints contradict each other.
  init?(_ problem: LinearProblem) {
    self.problem = problem
    constants = problem.constraints.map(\.row.constant)
    let active = Array(repeating: true, count: problem.constraints.count)
    let elimination = EqualityElimination(problem, active, isTraced: true)
    guard elimination.contradictions.isEmpty, let trace = elimination.trace else { return nil }
    let reduction = Reduction(problem, elimination, active, onlyRequired: false)
    guard reduction.contradictions.isEmpty else { return nil }
    definitions = elimination.definitions
    self.trace = trace
    constantRows = reduction.constantRows
    for component in reduction.components {
      guard let solved = SolvedComponent(component, problem.variables) else { return nil }
      components.append(solved)
    }
    values = evaluated(definitions.map(\.row.constant))
  }

  /// Finds the values for other constants of the constraints.
  ///
  /// - Returns: false if required constraints contradict each other with these constants.
  mutating func solve(_ constants: [Double]) -> Bool {
    self.constants = constants
    guard let offsets = trace.definitions(constants) else { return false }
    // What variables are where those without a definition are zero: rows then are their constants.
    var origin = Array(repeating: 0.0, count: problem.variables.count)
    define(&origin, offsets)
    for row in constantRows where row.isViolated(by: constant(of: row, origin)) { return false }
    for index in components.indices {
      let constants = components[index].rows.map { constant(of: $0, origin) }
      guard components[index].solve(constants, problem.variables) else { return false }
    }
    values = evaluated(offsets)
    return true
  }

  private func constant(of row: ReducedRow, _ origin: [Double]) -> Double {
    switch row.source {
    case .constraint(let index): problem.constraints[index].row.value(origin, constant: constants[index])
    case .size(let variable): origin[variable]
    }
  }

  private func evaluated(_ offsets: [Double]) -> [Double] {
    var values = Array(repeating: 0.0, count: problem.variables.count)
    for component in components {
      for (variable, value) in zip(component.variables, component.values) { values[variable] = value }
    }
    define(&values, offsets)
    return values
  }

  /// Computes the variables that have definitions.
  private func define(_ values: inout [Double], _ offsets: [Double]) {
    for index in definitions.indices.reversed() {
      values[definitions[index].variable] = definitions[index].row.value(values, constant: offsets[index])
    }
  }
}

/// A component with its solution.
private struct SolvedComponent {
  private(set) var values: [Double] = []
  /// Whether no required rows contradict each other.
  private var isConsistent = true
  private var component: Component
  /// Nil for a component of one variable.
  private var tableau: ComponentTableau?

  var variables: [Int] { component.variables }
  var rows: [ReducedRow] { component.rows }

  /// Nil if required rows contradict each other.
  init?(_ component: Component, _ variables: [LinearProblem.Variable]) {
    self.component = component
    guard solveAnew(variables) else { return nil }
  }

  /// Solves the component with other constants of its rows.
  ///
  /// - Returns: false if required rows contradict each other.
  mutating func solve(_ constants: [Double], _ variables: [LinearProblem.Variable]) -> Bool {
    var hasChanged = false
    for (index, constant) in constants.enumerated() where constant != component.rows[index].row.constant {
      component.rows[index].row.constant = constant
      hasChanged = true
    }
    guard hasChanged else { return isConsistent }
    guard let resolved = tableau?.resolve(constants) else { return solveAnew(variables) }
    values = resolved
    isConsistent = true
    return true
  }

  private mutating func solveAnew(_ variables: [LinearProblem.Variable]) -> Bool {
    let solution: ComponentSolution
    if component.variables.count == 1 {
      solution = component.solve(variables, findsFree: false)
    } else {
      var tableau = ComponentTableau(component, variables)
      solution = tableau.solve(findsFree: false)
      self.tableau = tableau
    }
    values = solution.values
    isConsistent = solution.contradiction.isEmpty
    return isConsistent
  }
}

extension LinearProblem {
  /// Solves the problem by a solved one if both differ in nothing but constants, and keeps what solves the next one.
  func solve(keeping system: inout SolvedSystem?) -> LinearSolution {
    if system?.solve(self) != true { system = SolvedSystem(self) }
    guard let system else { return solve() }
    return LinearSolution(values: system.values, conflicts: [], free: [])
  }
}

extension SolvedSystem {
  /// Finds the values of another problem.
  ///
  /// - Returns: false if the problems differ in more than constants, or required constraints contradict each other.
  mutating func solve(_ other: LinearProblem) -> Bool {
    guard problem.differsOnlyInConstants(from: other) else { return false }
    return solve(other.constraints.map(\.row.constant))
  }
}

extension LinearProblem {
  /// Whether another problem has the same variables and rows, but for constants.
  fileprivate func differsOnlyInConstants(from other: LinearProblem) -> Bool {
    variables == other.variables && constraints.count == other.constraints.count
      && zip(constraints, other.constraints).allSatisfy { one, two in
        one.relation == two.relation && one.priority == two.priority && one.row.hasSameTerms(as: two.row)
      }
  }
}
