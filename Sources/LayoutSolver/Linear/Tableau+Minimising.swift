extension Tableau {
  /// Minimises all objectives, each without giving up an earlier one.
  mutating func minimise() {
    for level in objectives.indices { minimise(level) }
  }

  /// - Returns: the symbol whose change makes the objective less without end, if there is such a one.
  @discardableResult
  mutating func minimise(_ level: Int) -> (symbol: Int, grows: Bool)? {
    // The steepest descent is fast but can go round in circles; the first descent cannot.
    var rounds = 0
    while let entering = entering(level, steepest: rounds < 50 + 2 * rows.count) {
      rounds += 1
      guard let row = leaving(entering.symbol, entering.grows) else { return entering }
      pivot(row: row, entering: entering.symbol)
    }
    return nil
  }

  /// A symbol whose change lowers an objective, and costs nothing in an earlier one.
  private func entering(_ level: Int, steepest: Bool) -> (symbol: Int, grows: Bool)? {
    let objective = objectives[level]
    var best: (symbol: Int, grows: Bool)?
    var most = Self.epsilon
    for (symbol, cost) in zip(objective.variables, objective.coefficients) {
      let gain = kinds[symbol] == .free ? abs(cost) : -cost
      guard gain > most, isFreeOfCost(symbol, before: level) else { continue }
      best = (symbol, cost < 0)
      guard steepest else { return best }
      most = gain
    }
    return best
  }

  /// Whether a symbol can change without a cost in an objective before a level.
  func isFreeOfCost(_ symbol: Int, before level: Int) -> Bool {
    objectives[..<level].allSatisfy { abs($0[symbol]) <= Self.epsilon }
  }

  /// The row whose basic symbol becomes zero first when a symbol changes; nil where none does.
  private mutating func leaving(_ symbol: Int, _ grows: Bool) -> Int? {
    var best: Int?
    var least = Double.infinity
    for (index, coefficient) in column(of: symbol) where kinds[basic[index]] == .restricted {
      let slope = grows ? coefficient : -coefficient
      guard slope < -Self.epsilon else { continue }
      let ratio = max(0, rows[index].constant) / -slope
      if ratio < least - 1e-12 || ratio <= least && basic[index] < best.map({ basic[$0] }) ?? .max {
        (best, least) = (index, min(ratio, least))
      }
    }
    return best
  }
}
