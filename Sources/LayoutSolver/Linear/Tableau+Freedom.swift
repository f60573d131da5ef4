extension Tableau {
  /// How each symbol of a solved tableau changes along general directions in which no objective changes.
  ///
  /// - Parameter group: a number that no other tableau of the problem has.
  func freeChanges(of group: Int) -> [FreeChange] {
    var copy = self
    let fixed = copy.symbolsAtZero()
    return copy.changes(keeping: fixed, group)
  }

  /// Whether a symbol that is not basic can change at no cost.
  private func isFreeOfCost(_ symbol: Int) -> Bool {
    rowOf[symbol] < 0 && isFreeOfCost(symbol, before: objectives.count)
  }

  // MARK: Symbols that are always zero

  /// The restricted symbols that are zero in every solution of the same cost, without those that have a cost themselves.
  private mutating func symbolsAtZero() -> Set<Int> {
    var fixed = Set(
      kinds.indices.filter {
        kinds[$0] == .restricted && value(of: $0) <= LinearProblem.tolerance && (rowOf[$0] >= 0 || isFreeOfCost($0))
      })
    release(&fixed)
    while !fixed.isEmpty {
      let before = fixed.count
      let endless = maximise(fixed)
      if let endless { release(&fixed, along: endless.symbol, grows: endless.grows) }
      fixed = fixed.filter { value(of: $0) <= LinearProblem.tolerance }
      release(&fixed)
      if fixed.count == before { break }
    }
    return fixed
  }

  /// Makes the sum of some symbols as large as it can be at no cost.
  ///
  /// - Returns: the symbol whose change makes it larger without end, if there is such a one.
  private mutating func maximise(_ symbols: Set<Int>) -> (symbol: Int, grows: Bool)? {
    var objective = SparseRow()
    for symbol in symbols.sorted() {
      if rowOf[symbol] >= 0 {
        objective.add(-1, times: rows[rowOf[symbol]])
      } else {
        objective.add(-1, of: symbol)
      }
    }
    let level = addObjective(objective)
    defer { removeLastObjective() }
    return minimise(level)
  }

  /// Takes away the symbols that become more than zero by a step from here, whichever symbol grows.
  private mutating func release(_ fixed: inout Set<Int>) {
    for symbol in kinds.indices where isFreeOfCost(symbol) { release(&fixed, along: symbol, grows: true) }
  }

  /// Takes away the symbols that become more than zero when one changes, if it can.
  private mutating func release(_ fixed: inout Set<Int>, along symbol: Int, grows: Bool) {
    let column = column(of: symbol).map { (basic: basic[$0.row], slope: grows ? $0.coefficient : -$0.coefficient) }
    let isBlocked = column.contains { basic, slope in
      kinds[basic] == .restricted && slope < -Self.epsilon && value(of: basic) <= -slope * LinearProblem.tolerance
    }
    guard !isBlocked else { return }
    fixed.remove(symbol)
    for (basic, slope) in column where slope > Self.epsilon { fixed.remove(basic) }
  }

  // MARK: Directions

  /// The changes of all symbols, with those that are always zero as they are.
  ///
  /// - Parameters:
  ///   - fixed: the symbols that are always zero.
  ///   - group: a number that no other tableau of the problem has.
  func changes(keeping fixed: Set<Int>, _ group: Int) -> [FreeChange] {
    var changes = kinds.indices.map { symbol in
      isFreeOfCost(symbol) && !fixed.contains(symbol) ? FreeChange.general(symbol, of: group) : .zero
    }
    for (symbol, row) in dependences(of: fixed, changes).reversed() { changes[symbol] = row.change(changes) }
    for (symbol, row) in zip(basic, rows) where !fixed.contains(symbol) { changes[symbol] = row.change(changes) }
    return changes
  }

  /// What some of the symbols that change are by the others, so that basic symbols which are always zero stay so. Later
  /// ones have no earlier symbol.
  private func dependences(of fixed: Set<Int>, _ changes: [FreeChange]) -> [(symbol: Int, row: SparseRow)] {
    var result: [(symbol: Int, row: SparseRow)] = []
    var places: [Int: Int] = [:]
    for index in rows.indices where fixed.contains(basic[index]) {
      var row = SparseRow()
      for (symbol, coefficient) in zip(rows[index].variables, rows[index].coefficients) where changes[symbol] != .zero {
        row.add(coefficient, of: symbol)
      }
      while let place = row.variables.compactMap({ places[$0] }).min() {
        row.add(row.remove(result[place].symbol), times: result[place].row)
      }
      guard let largest = zip(row.coefficients, row.variables).max(by: { abs($0.0) < abs($1.0) }) else { continue }
      row.scale(by: -1 / row.remove(largest.1))
      places[largest.1] = result.count
      result.append((largest.1, row))
    }
    return result
  }
}
