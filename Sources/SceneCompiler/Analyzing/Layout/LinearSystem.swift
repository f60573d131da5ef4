/// Linear equations over numbered unknowns, solved as far as they say something.
///
/// Rows with one unknown left are solved first, in linear time. That is all of it in most layouts. What is left, such as
/// views of equal width in a row, is eliminated.
struct LinearSystem {
  /// A sum of unknowns and known parameters that is zero.
  struct Row {
    /// The factors of the unknowns.
    var unknowns: [Int: Double]
    /// The factors of what is known by another name, such as the width of the root view.
    var parameters: [Int: Double] = [:]
    /// The constant.
    var constant: Double = 0
    /// Where it comes from, as an index of the derivations.
    fileprivate(set) var derivation = 0
  }

  /// A row that is a contradiction: nothing is unknown in it, and it is not zero.
  struct Contradiction {
    /// The rows that together contradict each other, in ascending order.
    let rows: [Int]
    /// The rest of the row.
    let remainder: Row
  }

  /// What was found of each unknown that something depends on: a row in which it has the factor 1.
  private var solutions: [Int: Row] = [:]
  /// The solutions in which an unknown occurs.
  private var uses: [Int: Set<Int>] = [:]
  /// The derivations of rows from others.
  private var derivations: [Derivation] = []
  /// The rows that contradict those before them.
  private(set) var contradictions: [Contradiction] = []
  private var count = 0
  /// The number of terms that may still be computed before the system gives up.
  private var work: Int
  /// Whether the system was too large to be solved: then it says nothing.
  var isTooLarge: Bool { work <= 0 }

  /// The derivation of a row.
  private struct Derivation {
    /// The row that was added; nil for what only follows from others.
    let row: Int?
    /// The derivations of the rows that were subtracted.
    var parts: [Int] = []
  }

  /// - Parameter limit: how many terms of rows may be computed.
  init(limit: Int) { work = limit }

  /// Whether the equations say what an unknown is.
  func determines(_ unknown: Int) -> Bool { solutions[unknown].map { $0.unknowns.count == 1 } ?? false }

  /// The undetermined unknowns that an unknown depends on; itself if no equation contains it.
  func dependencies(of unknown: Int) -> [Int] {
    solutions[unknown].map { $0.unknowns.keys.filter { $0 != unknown } } ?? [unknown]
  }

  /// Adds rows in the order that makes the least work: first what has the fewest unknowns left.
  mutating func add(_ rows: [Row]) {
    var waiting = PropagationQueue(rows)
    while let index = waiting.next() {
      let changed = add(rows[index], number: count + index)
      if isTooLarge { break }
      for unknown in changed where determines(unknown) { waiting.settle(unknown) }
    }
    count += rows.count
  }

  /// Says what an unknown is, as if a row said it.
  mutating func determine(_ unknown: Int) {
    _ = add(Row(unknowns: [unknown: 1]), number: nil)
  }

  /// Adds a row, and returns the unknowns of which something else is known now.
  private mutating func add(_ row: Row, number: Int?) -> [Int] {
    var row = row
    derive(&row, from: number)
    for unknown in row.unknowns.keys.sorted() {
      guard let factor = row.unknowns[unknown], let solution = solutions[unknown] else { continue }
      subtract(solution, times: factor, from: &row)
    }
    guard let pivot = row.unknowns.min(by: { Self.isBetterPivot($0, $1) }) else {
      close(row)
      return []
    }
    scale(&row, by: 1 / pivot.value)
    let users = (uses.removeValue(forKey: pivot.key) ?? []).sorted()
    for user in users {
      guard var solution = solutions[user], let factor = solution.unknowns[pivot.key] else { continue }
      derive(&solution, from: nil, and: solution.derivation)
      subtract(row, times: factor, from: &solution)
      store(solution, of: user)
    }
    store(row, of: pivot.key)
    return users + [pivot.key]
  }

  private mutating func derive(_ row: inout Row, from number: Int?, and other: Int? = nil) {
    derivations.append(Derivation(row: number, parts: other.map { [$0] } ?? []))
    row.derivation = derivations.count - 1
  }

  /// The largest factor keeps the others small; of equal ones, the first unknown.
  private static func isBetterPivot(_ one: (key: Int, value: Double), _ other: (key: Int, value: Double)) -> Bool {
    let (first, second) = (one.value.magnitude, other.value.magnitude)
    return first == second ? one.key < other.key : first > second
  }

  private mutating func store(_ row: Row, of unknown: Int) {
    for other in row.unknowns.keys where other != unknown { uses[other, default: []].insert(unknown) }
    solutions[unknown] = row
  }

  /// Keeps a row without unknowns that is not zero.
  private mutating func close(_ row: Row) {
    guard row.constant.magnitude > 1e-6 || !row.parameters.isEmpty else { return }
    contradictions.append(Contradiction(rows: rows(of: row), remainder: row))
  }

  /// The rows that a row follows from, in ascending order.
  private mutating func rows(of row: Row) -> [Int] {
    var seen: Set<Int> = [row.derivation]
    var open = [row.derivation]
    var result: Set<Int> = []
    while let next = open.popLast(), !isTooLarge {
      work -= 1
      if let number = derivations[next].row { result.insert(number) }
      for part in derivations[next].parts where seen.insert(part).inserted { open.append(part) }
    }
    return result.sorted()
  }

  private mutating func scale(_ row: inout Row, by factor: Double) {
    guard factor != 1 else { return }
    row.unknowns = row.unknowns.mapValues { $0 * factor }
    row.parameters = row.parameters.mapValues { $0 * factor }
    row.constant *= factor
  }

  private mutating func subtract(_ other: Row, times factor: Double, from row: inout Row) {
    work -= other.unknowns.count + other.parameters.count + 1
    for (unknown, value) in other.unknowns { row.unknowns.add(-value * factor, to: unknown) }
    for (parameter, value) in other.parameters { row.parameters.add(-value * factor, to: parameter) }
    row.constant -= other.constant * factor
    derivations[row.derivation].parts.append(other.derivation)
  }
}

extension [Int: Double] {
  /// Adds to the factor of a term, and drops a term whose factor becomes zero.
  fileprivate mutating func add(_ value: Double, to term: Int) {
    let sum = (self[term] ?? 0) + value
    self[term] = sum.magnitude < 1e-9 ? nil : sum
  }
}

/// Gives the rows of a system in an order in which most of them have one unknown left when their turn comes.
private struct PropagationQueue {
  /// The number of undetermined unknowns of each row.
  private var open: [Int]
  private var rowsOfUnknown: [Int: [Int]] = [:]
  /// Rows with at most one open unknown.
  private var ready: [Int] = []
  private var readyIndex = 0
  private var isTaken: [Bool]
  /// The next row to take where none is ready.
  private var rest = 0

  init(_ rows: [LinearSystem.Row]) {
    // A key path would be made when it first runs, which takes as long as a small scene's layout.
    open = rows.map { $0.unknowns.count }
    isTaken = Array(repeating: false, count: rows.count)
    for index in rows.indices {
      for unknown in rows[index].unknowns.keys { rowsOfUnknown[unknown, default: []].append(index) }
      if open[index] <= 1 { ready.append(index) }
    }
  }

  mutating func next() -> Int? {
    while readyIndex < ready.count {
      readyIndex += 1
      if take(ready[readyIndex - 1]) { return ready[readyIndex - 1] }
    }
    while rest < isTaken.count {
      rest += 1
      if take(rest - 1) { return rest - 1 }
    }
    return nil
  }

  private mutating func take(_ row: Int) -> Bool {
    defer { isTaken[row] = true }
    return !isTaken[row]
  }

  /// Notes that an unknown is known now.
  mutating func settle(_ unknown: Int) {
    for row in rowsOfUnknown.removeValue(forKey: unknown) ?? [] {
      open[row] -= 1
      if open[row] == 1 { ready.append(row) }
    }
  }
}
