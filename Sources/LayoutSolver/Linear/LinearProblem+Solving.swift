extension LinearProblem {
  /// Solves the problem. Of required constraints that contradict each other, the last one is left out.
  ///
  /// - Parameter findsFree: whether the answer says which variables could have other values.
  func solve(findsFree: Bool = false) -> LinearSolution {
    var active = Array(repeating: true, count: constraints.count)
    var conflicts: [[Int]] = []
    while true {
      switch attempt(active, onlyRequired: false, findsFree: findsFree) {
      case .solved(let values, let free): return LinearSolution(values: values, conflicts: conflicts, free: free)
      case .contradiction(let suspects):
        let conflict = minimalConflict(in: suspects)
        // Without a suspect there is no contradiction but one of rounding.
        guard let last = conflict.last else {
          return LinearSolution(values: Array(repeating: 0, count: variables.count), conflicts: conflicts, free: [])
        }
        conflicts.append(conflict)
        active[last] = false
      }
    }
  }

  private enum Outcome {
    case solved([Double], free: Set<Int>)
    /// Constraints some of which contradict each other.
    case contradiction([Int])
  }

  private func attempt(_ active: [Bool], onlyRequired: Bool, findsFree: Bool) -> Outcome {
    let elimination = EqualityElimination(self, active)
    if let origin = elimination.contradiction {
      return .contradiction(elimination.provenance.constraints(behind: [origin]))
    }
    let reduction = Reduction(self, elimination, active, onlyRequired: onlyRequired)
    if let origins = reduction.contradiction {
      return .contradiction(reduction.provenance.constraints(behind: origins))
    }
    var values = Array(repeating: 0.0, count: variables.count)
    var free = FreeVariables(findsFree ? Set(reduction.unmentioned) : [])
    for component in reduction.components {
      let solution = component.solve(variables, findsFree: findsFree)
      guard solution.contradiction.isEmpty else {
        return .contradiction(reduction.provenance.constraints(behind: solution.contradiction.flatMap(\.origins)))
      }
      for (index, variable) in component.variables.enumerated() {
        values[variable] = solution.values[index]
      }
      if findsFree { free.add(component, solution) }
    }
    for (variable, row) in elimination.definitions.reversed() {
      values[variable] = row.value(values)
      if findsFree { free.add(variable, definedBy: row) }
    }
    return .solved(values, free: free.variables)
  }

  // MARK: Contradictions

  /// The smallest set of constraints that contradict each other, in ascending order.
  ///
  /// The suspects are those of one combination of rows that has no solution, so mostly none is superfluous. To try that
  /// takes a solution for each, which would be quadratic for chains of hundreds of views.
  private func minimalConflict(in suspects: [Int]) -> [Int] {
    if suspects.isEmpty || isConsistent(suspects) { return [] }
    return suspects.count > Self.mostTried ? suspects : smallest(suspects, given: [], hasGrown: false).sorted()
  }

  private static let mostTried = 48

  /// Halves the suspects as long as one half does without the other.
  private func smallest(_ suspects: [Int], given: [Int], hasGrown: Bool) -> [Int] {
    if hasGrown, !isConsistent(given) { return [] }
    if suspects.count == 1 { return suspects }
    // Earlier constraints are rather kept, so that the conflict is about later ones.
    let (first, second) = (Array(suspects[..<(suspects.count / 2)]), Array(suspects[(suspects.count / 2)...]))
    let inSecond = smallest(second, given: given + first, hasGrown: true)
    let inFirst = smallest(first, given: given + inSecond, hasGrown: !inSecond.isEmpty)
    return inFirst + inSecond
  }

  private func isConsistent(_ required: [Int]) -> Bool {
    var subset = LinearProblem(variables: variables)
    subset.constraints = required.map { constraints[$0] }
    let active = Array(repeating: true, count: required.count)
    if case .solved = subset.attempt(active, onlyRequired: true, findsFree: false) { return true }
    return false
  }
}
