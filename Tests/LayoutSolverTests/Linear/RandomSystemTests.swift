@testable import LayoutSolver
import Testing

/// Random systems, compared with the best of all corners.
///
/// The costs are convex and made of straight pieces, so one of the points in which as many boundaries meet as there are
/// variables has the least cost. Small systems have few enough such points to try them all.
@Suite struct RandomSystemTests {
  @Test(arguments: 0..<40) func noCornerIsBetter(seed: UInt64) {
    var random = Numbers(seed: seed &* 7919 &+ 1)
    for _ in 0..<100 {
      let problem = RandomSystem.make(&random)
      let solution = problem.solve()
      guard solution.conflicts.isEmpty else {
        Self.checkConflicts(solution, of: problem)
        continue
      }
      let own = CornerSearch.costs(solution.values, of: problem)
      let best = CornerSearch.leastCosts(of: problem)
      #expect(
        best == nil || !CornerSearch.isLess(best ?? [], than: own), "\(problem.constraints): \(own), not \(best ?? [])")
      #expect(own.first.map { $0 < 1e-5 } ?? true, "a required constraint is violated: \(problem.constraints)")
    }
  }

  /// A variable is free if a value nearby costs as little.
  @Test(arguments: 0..<20) func freeVariablesHaveOtherValuesOfTheSameCost(seed: UInt64) {
    var random = Numbers(seed: seed &* 6007 &+ 5)
    let free = (0..<100).map { _ in Self.checkFree(of: RandomSystem.make(&random)) }.reduce(0, +)
    #expect(free > 20)
  }

  /// Many boundaries meet in each corner.
  @Test(arguments: 0..<20) func freeVariablesOfDegenerateSystemsAreFound(seed: UInt64) {
    var random = Numbers(seed: seed &* 4099 &+ 3)
    let free = (0..<10).map { _ in Self.checkFree(of: RandomSystem.degenerate(&random)) }.reduce(0, +)
    #expect(free > 0)
  }

  /// Compares the free variables of a problem with those that have other values; returns how many there are.
  private static func checkFree(of problem: LinearProblem) -> Int {
    let solution = problem.solve(findsFree: true)
    guard solution.conflicts.isEmpty, let best = CornerSearch.leastCosts(of: problem) else { return 0 }
    var free = 0
    for variable in problem.variables.indices {
      let hasOthers = [-0.01, 0.01].contains { change in
        var moved = problem
        moved.constraints.append(
          LinearProblem.Constraint(
            row: SparseRow([(variable, 1)], constant: -solution.values[variable] - change), relation: .equal,
            priority: LinearProblem.required))
        return CornerSearch.leastCosts(of: moved).map { !CornerSearch.isLess(best, than: $0) } ?? false
      }
      #expect(solution.free.contains(variable) == hasOthers, "\(variable) of \(problem)")
      if hasOthers { free += 1 }
    }
    return free
  }

  /// A conflict has no solution, and has one without any of its constraints.
  private static func checkConflicts(_ solution: LinearSolution, of problem: LinearProblem) {
    for conflict in solution.conflicts {
      #expect((CornerSearch.leastViolation(of: problem, only: conflict) ?? 1) > 1e-6, "\(conflict) can hold together")
      for index in conflict {
        let others = conflict.filter { $0 != index }
        let least = CornerSearch.leastViolation(of: problem, only: others)
        #expect(least ?? 0 < 1e-5, "\(others) of \(conflict) contradict each other as well: \(problem.constraints)")
      }
    }
  }
}

/// Small systems of many kinds: chains, contradictions, several priorities.
enum RandomSystem {
  /// A system of sizes with few different constants and differences of some of them.
  static func degenerate(_ random: inout Numbers) -> LinearProblem {
    var problem = LinearProblem()
    let sizes = (0..<4).map { _ in problem.addVariable(isSize: true) }
    for _ in 0..<(3 + random.next(below: 3)) {
      var row = SparseRow(constant: random.next(below: 4) == 0 ? -10 : 0)
      for size in sizes where random.next(below: 2) == 0 { row.add(random.next(below: 2) == 0 ? 1 : -1, of: size) }
      guard !row.isConstant else { continue }
      problem.constraints.append(
        LinearProblem.Constraint(
          row: row, relation: [.lessThanOrEqual, .greaterThanOrEqual][random.next(below: 2)],
          priority: [1000.0, 1000, 750][random.next(below: 3)]))
    }
    let difference = problem.addVariable(isSize: false)
    problem.constraints.append(
      LinearProblem.Constraint(
        row: SparseRow([(difference, 1), (sizes[0], -1), (sizes[1], 1)]), relation: .equal, priority: 1000))
    return problem
  }

  static func make(_ random: inout Numbers) -> LinearProblem {
    var problem = LinearProblem()
    let count = 1 + random.next(below: 3)
    for _ in 0..<count { _ = problem.addVariable(isSize: random.next(below: 2) == 0) }
    let priorities = [1000.0, 1000, 750, 251, 250, 50]
    for _ in 0..<(1 + random.next(below: 6)) {
      var row = SparseRow(constant: Double(random.next(below: 41) - 20))
      for variable in 0..<count where random.next(below: 3) > 0 {
        row.add([-2, -1, -1, 1, 1, 0.5][random.next(below: 6)], of: variable)
      }
      guard !row.isConstant else { continue }
      problem.constraints.append(
        LinearProblem.Constraint(
          row: row, relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(below: 3)],
          priority: priorities[random.next(below: priorities.count)]))
    }
    return problem
  }
}

/// Numbers that only look random.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

/// Looks at every corner of a system.
enum CornerSearch {
  /// The costs by priority, the highest first: of required constraints, and that sizes are not negative, come first.
  static func costs(_ values: [Double], of problem: LinearProblem) -> [Double] {
    let priorities = Set(problem.constraints.map(\.priority)).union([LinearProblem.required]).sorted(by: >)
    return priorities.map { priority in
      var sum = priority == LinearProblem.required ? violationOfSizes(values, problem) : 0
      for constraint in problem.constraints where constraint.priority == priority {
        sum += violation(of: constraint, values)
      }
      return sum
    }
  }

  private static func violationOfSizes(_ values: [Double], _ problem: LinearProblem) -> Double {
    zip(values, problem.variables).reduce(0) { $0 + ($1.1.isSize ? max(0, -$1.0) : 0) }
  }

  private static func violation(of constraint: LinearProblem.Constraint, _ values: [Double]) -> Double {
    let value = constraint.row.value(values)
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  static func isLess(_ one: [Double], than other: [Double]) -> Bool {
    for (first, second) in zip(one, other) where abs(first - second) > 1e-5 { return first < second }
    return false
  }

  /// The least costs of all corners; nil where the boundaries meet nowhere.
  static func leastCosts(of problem: LinearProblem) -> [Double]? {
    corners(of: problem).map { costs($0, of: problem) }.min { isLess($0, than: $1) }
  }

  /// The least violation of some constraints together, and of sizes.
  static func leastViolation(of problem: LinearProblem, only indices: [Int]) -> Double? {
    let few = LinearProblem(variables: problem.variables, constraints: indices.map { problem.constraints[$0] })
    return leastCosts(of: few)?.first
  }

  private static func corners(of problem: LinearProblem) -> [[Double]] {
    let count = problem.variables.count
    // The axes, too: what nothing fixes is zero.
    let rows = problem.constraints.map(\.row) + (0..<count).map { SparseRow([($0, 1)]) }
    return combinations(of: rows.count, taking: count).compactMap { meeting($0.map { rows[$0] }, count) }
  }

  private static func combinations(of count: Int, taking size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return (0..<count).flatMap { last in combinations(of: last, taking: size - 1).map { $0 + [last] } }
  }

  /// The point in which planes meet, by elimination with the largest pivot.
  private static func meeting(_ rows: [SparseRow], _ count: Int) -> [Double]? {
    var matrix = rows.map { row in (0..<count).map { row[$0] } + [-row.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column...count { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
