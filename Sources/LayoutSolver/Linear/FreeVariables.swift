/// The variables of a solved problem that could have other values at no cost.
///
/// Two variables can be free though their sum is not: of two views that fill a row, one grows when the other shrinks.
struct FreeVariables {
  private(set) var variables: Set<Int>
  /// The components that have free variables, in the order in which they were added.
  private var tableaus: [ComponentTableau] = []
  /// The component of each free variable, if it has several variables.
  private var componentOf: [Int: Int] = [:]
  /// What a variable with a definition is, as a sum of free variables without one.
  private var sums: [Int: SparseRow] = [:]

  /// - Parameter unmentioned: the variables that no constraint names.
  init(_ unmentioned: Set<Int>) { variables = unmentioned }

  /// Adds the free variables of a component.
  mutating func add(_ component: Component, _ solution: ComponentSolution) {
    let free = zip(component.variables, solution.isFree).filter(\.1).map(\.0)
    guard !free.isEmpty else { return }
    variables.formUnion(free)
    guard let tableau = solution.tableau else { return }
    for variable in free { componentOf[variable] = tableaus.count }
    tableaus.append(tableau)
  }

  /// Adds a variable if what it is defined by can change. Variables of the definition are added before.
  mutating func add(_ variable: Int, definedBy row: SparseRow) {
    var sum = SparseRow()
    for (other, coefficient) in zip(row.variables, row.coefficients) where variables.contains(other) {
      sum.add(coefficient, times: sums[other] ?? SparseRow([(other, 1)]))
    }
    guard canChange(sum) else { return }
    variables.insert(variable)
    sums[variable] = sum
  }

  /// Whether a sum of free variables can change; the parts of different components do so by themselves.
  private func canChange(_ sum: SparseRow) -> Bool {
    var parts: [Int: SparseRow] = [:]
    for (variable, coefficient) in zip(sum.variables, sum.coefficients) {
      guard let component = componentOf[variable] else { return true }
      parts[component, default: SparseRow()].add(coefficient, of: variable)
    }
    return parts.contains { component, part in part.variables.count == 1 || tableaus[component].isFree(part) }
  }
}
