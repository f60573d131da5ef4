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
      case .contradictions(let groups):
        let found = leaveOut(groups, &active)
        // Without a suspect there is no contradiction but one of rounding.
        guard !found.isEmpty else {
          return LinearSolution(values: Array(repeating: 0, count: variables.count), conflicts: conflicts, free: [])
        }
        conflicts += found
      }
    }
  }

  /// Leaves out the last constraint of each conflict.
  ///
  /// - Parameter groups: suspects that contradict each other. A group with a constraint that is left out for an earlier
  ///   one may be none any more, so the next attempt decides on it.
  private func leaveOut(_ groups: [[Int]], _ active: inout [Bool]) -> [[Int]] {
    var conflicts: [[Int]] = []
    for suspects in groups where suspects.allSatisfy({ active[$0] }) {
      let conflict = minimalConflict(in: suspects)
      guard let last = conflict.last else { continue }
      conflicts.append(conflict)
      active[last] = false
    }
    return conflicts
  }

  private enum Outcome {
    case solved([Double], free: Set<Int>)
    /// Groups of constraints, some of each of which contradict each other.
    case contradictions([[Int]])
  }

  private func attempt(_ active: [Bool], onlyRequired: Bool, findsFree: Bool) -> Outcome {
    let elimination = EqualityElimination(self, active)
    guard elimination.contradictions.isEmpty else {
      return .contradictions(elimination.contradictions.map { elimination.provenance.constraints(behind: [$0]) })
    }
    let reduction = Reduction(self, elimination, active, onlyRequired: onlyRequired)
    guard reduction.contradictions.isEmpty else {
      return .contradictions(reduction.contradictions.map { reduction.provenance.constraints(behind: $0) })
    }
    let solutions = reduction.components.map { $0.solve(variables, findsFree: findsFree) }
    let wrong = solutions.map(\.contradiction).filter { !$0.isEmpty }
    guard wrong.isEmpty else {
      return .contradictions(wrong.map { reduction.provenance.constraints(behind: $0.flatMap(\.origins)) })
    }
    var values = Array(repeating: 0.0, count: variables.count)
    for (component, solution) in zip(reduction.components, solutions) {
      for (variable, value) in zip(component.variables, solution.values) { values[variable] = value }
    }
    for (variable, row) in elimination.definitions.reversed() { values[variable] = row.value(values) }
    return .solved(values, free: findsFree ? freeVariables(elimination, reduction, solutions) : [])
  }

  /// The variables that could have other values at no cost.
  private func freeVariables(
    _ elimination: EqualityElimination, _ reduction: Reduction, _ solutions: [ComponentSolution]
  ) -> Set<Int> {
    var changes = Array(repeating: FreeChange.zero, count: variables.count)
    for variable in reduction.unmentioned { changes[variable] = .general(variable) }
    for (component, solution) in zip(reduction.components, solutions) {
      for (variable, change) in zip(component.variables, solution.changes) { changes[variable] = change }
    }
    for (variable, row) in elimination.definitions.reversed() { changes[variable] = row.change(changes) }
    return Set(variables.indices.filter { !changes[$0].isNone })
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
    let subset = part(required)
    let active = Array(repeating: true, count: required.count)
    if case .solved = subset.attempt(active, onlyRequired: true, findsFree: false) { return true }
    return false
  }

  /// The problem of some constraints, with no variables but theirs: of a large problem, many small parts are tried.
  private func part(_ indices: [Int]) -> LinearProblem {
    let mentioned = Set(indices.flatMap { constraints[$0].row.variables }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(mentioned, mentioned.indices))
    return LinearProblem(
      variables: mentioned.map { variables[$0] },
      constraints: indices.map { constraints[$0].renumbered { numbers[$0] ?? 0 } })
  }
}
