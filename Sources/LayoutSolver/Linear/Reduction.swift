/// What is left of a problem after its required equations are solved: rows in variables without definitions, in components
/// that have no variable in common.
struct Reduction {
  private(set) var components: [Component] = []
  /// The origins of the required rows without variables that do not hold.
  private(set) var contradictions: [[Int]] = []
  /// The variables that have no definition and are in no row.
  private(set) var unmentioned: [Int] = []
  /// The required rows without variables.
  private(set) var constantRows: [ReducedRow] = []
  var provenance: Provenance { expansion.provenance }

  private var expansion: Expansion
  private var rows: [ReducedRow] = []

  init(_ problem: LinearProblem, _ elimination: EqualityElimination, _ active: [Bool], onlyRequired: Bool) {
    expansion = Expansion(elimination)
    for (variable, index) in zip(problem.variables.indices, elimination.definition)
    where index >= 0 && problem.variables[variable].isSize {
      add(SparseRow([(variable, 1)]), .greaterThanOrEqual, LinearProblem.required, .size(variable: variable))
    }
    for (index, constraint) in problem.constraints.enumerated() where active[index] {
      if constraint.isRequired && constraint.relation == .equal || onlyRequired && !constraint.isRequired { continue }
      add(constraint.row, constraint.relation, constraint.priority, .constraint(index))
    }
    if contradictions.isEmpty { divide(problem, elimination) }
  }

  private mutating func add(
    _ row: SparseRow, _ relation: LayoutConstraint.Relation, _ priority: Double,
    _ source: ReducedRow.Source
  ) {
    var (expanded, origins) = expansion.row(row)
    if case .constraint(let index) = source, priority >= LinearProblem.required {
      origins.append(expansion.leaf(index))
    }
    let reduced = ReducedRow(row: expanded, source: source, relation: relation, priority: priority, origins: origins)
    guard expanded.isConstant else { return rows.append(reduced) }
    guard reduced.isRequired else { return }
    constantRows.append(reduced)
    if reduced.isViolated(by: expanded.constant) { contradictions.append(origins) }
  }

  /// Puts rows that share a variable together.
  private mutating func divide(_ problem: LinearProblem, _ elimination: EqualityElimination) {
    var sets = DisjointSets(count: problem.variables.count)
    for row in rows {
      for variable in row.row.variables.dropFirst() { sets.unite(row.row.variables[0], variable) }
    }
    var isMentioned = Array(repeating: false, count: problem.variables.count)
    for row in rows { for variable in row.row.variables { isMentioned[variable] = true } }
    var numbers = Array(repeating: -1, count: problem.variables.count)
    for variable in problem.variables.indices where elimination.definition[variable] < 0 {
      guard isMentioned[variable] else {
        unmentioned.append(variable)
        continue
      }
      let root = sets.root(of: variable)
      if numbers[root] < 0 {
        numbers[root] = components.count
        components.append(Component())
      }
      components[numbers[root]].variables.append(variable)
    }
    for row in rows { components[numbers[sets.root(of: row.row.variables[0])]].rows.append(row) }
  }
}

/// Sets of numbers that are united again and again.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  mutating func unite(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    if one != other { parents[max(one, other)] = min(one, other) }
  }
}
