/// Rows that share variables, solved by themselves.
struct Component {
  /// The variables of the problem.
  var variables: [Int] = []
  /// The rows, in the order of their constraints.
  var rows: [ReducedRow] = []
}

/// An inequality or a constraint that is not required, without the variables that have definitions.
struct ReducedRow {
  var row: SparseRow
  var source: Source
  var relation: LayoutConstraint.Relation
  var priority: Double
  /// The origins of the constraint and of the definitions behind it.
  var origins: [Int]

  /// What a row says.
  enum Source {
    /// What a constraint of the problem says.
    case constraint(Int)
    /// That a size is not negative.
    case size(variable: Int)
  }

  var isRequired: Bool { priority >= LinearProblem.required }

  /// Whether the values violate it.
  func isViolated(by value: Double) -> Bool {
    switch relation {
    case .equal: abs(value) > LinearProblem.tolerance
    case .lessThanOrEqual: value > LinearProblem.tolerance
    case .greaterThanOrEqual: value < -LinearProblem.tolerance
    }
  }
}

/// The values of a component's variables.
struct ComponentSolution {
  /// In the order of the component's variables.
  var values: [Double]
  /// The changes that cost nothing, in the same order; none where nobody asked.
  var changes: [FreeChange] = []
  /// Required rows that cannot hold together; empty where all hold.
  var contradiction: [ReducedRow] = []
}

extension Component {
  func solve(_ all: [LinearProblem.Variable], findsFree: Bool) -> ComponentSolution {
    if variables.count == 1 { return solveAlone(isSize: all[variables[0]].isSize) }
    var tableau = ComponentTableau(self, all)
    return tableau.solve(findsFree: findsFree)
  }

  /// The indices of the rows by priorities, the highest first.
  var levels: [[Int]] {
    let sorted = rows.indices.sorted { (rows[$1].priority, $0) < (rows[$0].priority, $1) }
    var levels: [[Int]] = []
    for index in sorted {
      if let last = levels.last?.first, rows[last].priority == rows[index].priority {
        levels[levels.count - 1].append(index)
      } else {
        levels.append([index])
      }
    }
    return levels
  }

  /// One variable: the interval in which it costs least becomes narrower with each level.
  private func solveAlone(isSize: Bool) -> ComponentSolution {
    var interval = LeastCostInterval(isSize: isSize)
    for level in levels { interval.narrow(by: level.map { rows[$0] }) }
    let value = interval.value
    let isWrong = rows.contains { row in
      row.isRequired && row.isViolated(by: row.row.constant + (row.row.coefficients.first ?? 0) * value)
    }
    return ComponentSolution(
      values: [value], changes: [interval.isWide ? .general(variables[0]) : .zero],
      contradiction: isWrong ? rows.filter(\.isRequired) : [])
  }
}
