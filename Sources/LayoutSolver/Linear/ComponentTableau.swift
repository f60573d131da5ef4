/// A component of several variables, solved by the simplex.
struct ComponentTableau {
  private var tableau: Tableau
  private(set) var component: Component
  /// The symbol of each variable, in the order of the component's variables.
  private var symbols: [Int] = []
  /// The two symbols of each row: for what is missing up to zero, and for what is too much.
  private var errors: [(missing: Int, excess: Int)]

  init(_ component: Component, _ variables: [LinearProblem.Variable]) {
    self.component = component
    let levels = component.levels
    errors = Array(repeating: (0, 0), count: component.rows.count)
    tableau = Tableau(objectives: levels.count)
    for variable in component.variables {
      symbols.append(tableau.addSymbol(variables[variable].isSize ? .restricted : .free))
    }
    // Variables are sorted, so that their symbols are, too.
    for (level, rows) in levels.enumerated() {
      for row in rows { add(row, level) }
    }
  }

  private mutating func add(_ index: Int, _ level: Int) {
    let reduced = component.rows[index]
    var row = SparseRow(constant: reduced.row.constant)
    for (variable, coefficient) in zip(reduced.row.variables, reduced.row.coefficients) {
      row.add(coefficient, of: symbol(of: variable))
    }
    row = tableau.inNonbasic(row)
    let isNegative = row.constant < 0
    let subject = row.variables.first { tableau.kinds[$0] == .free }
    // What is missing up to zero, and what is too much.
    let missing = tableau.addSymbol(.restricted)
    let excess = tableau.addSymbol(.restricted)
    row.add(1, of: missing)
    row.add(-1, of: excess)
    tableau.add(row, solvedFor: subject ?? (isNegative ? missing : excess))
    errors[index] = (missing, excess)
    if reduced.relation != .lessThanOrEqual { tableau.minimise(missing, at: level) }
    if reduced.relation != .greaterThanOrEqual { tableau.minimise(excess, at: level) }
  }

  private func symbol(of variable: Int) -> Int {
    var low = 0
    var high = component.variables.count - 1
    while low < high {
      let middle = (low + high) / 2
      if component.variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return symbols[low]
  }

  /// Solves the tableau.
  mutating func solve(findsFree: Bool) -> ComponentSolution {
    tableau.minimise()
    var solution = ComponentSolution(values: values)
    if findsFree {
      let changes = tableau.freeChanges(of: (component.variables.first ?? 0) + 1)
      solution.changes = symbols.map { changes[$0] }
    }
    if isContradictory { solution.contradiction = contradiction }
    return solution
  }

  /// The values of the component's variables.
  private var values: [Double] { symbols.map { tableau.value(of: $0) } }

  /// Whether required rows are violated.
  private var isContradictory: Bool {
    let sum = zip(component.rows, errors).reduce(0) { sum, each in
      each.0.isRequired ? sum + tableau.value(of: violation(each.0, each.1.missing, each.1.excess)) : sum
    }
    return sum > LinearProblem.tolerance
  }

  /// The required rows that contradict each other: those that keep the sum of all violations from becoming less.
  private var contradiction: [ReducedRow] {
    let objective = tableau.objectives[0]
    return zip(component.rows, errors).compactMap { row, errors in
      guard row.isRequired else { return nil }
      let (missing, excess) = errors
      // A symbol that a row may have costs what the row contributes; a violated row has a symbol that is not zero.
      let price = max(abs(objective[missing]), abs(objective[excess]))
      let isPart =
        row.relation == .equal ? abs(objective[missing] - objective[excess]) > Tableau.epsilon : price > Tableau.epsilon
      return isPart || tableau.value(of: violation(row, missing, excess)) > LinearProblem.tolerance ? row : nil
    }
  }

  private func violation(_ row: ReducedRow, _ missing: Int, _ excess: Int) -> Int {
    switch row.relation {
    case .lessThanOrEqual: excess
    case .greaterThanOrEqual: missing
    case .equal: tableau.value(of: missing) > tableau.value(of: excess) ? missing : excess
    }
  }

  // MARK: Other constants

  /// Gives the rows other constants, and solves the tableau again from where it is.
  ///
  /// - Returns: nil if other values could cost as little, or required rows contradict each other: then the answer depends
  ///   on where the simplex starts.
  mutating func resolve(_ constants: [Double]) -> [Double]? {
    for (index, constant) in constants.enumerated() {
      let change = constant - component.rows[index].row.constant
      guard change != 0 else { continue }
      component.rows[index].row.constant = constant
      tableau.shift(errors[index].missing, by: change)
    }
    return tableau.restore() && tableau.isDetermined && !isContradictory ? values : nil
  }
}
