extension Tableau {
  /// Makes restricted symbols at least zero again in a tableau whose objectives were minimal before constants changed: the
  /// dual simplex. The objectives stay minimal.
  ///
  /// - Returns: false where it is not done after many steps, or rounding is in the way.
  mutating func restore() -> Bool {
    for _ in 0...(50 + 2 * rows.count) {
      guard let row = mostNegative() else { return true }
      guard let entering = cheapest(in: row) else { return false }
      pivot(row: row, entering: entering)
    }
    return false
  }

  /// Whether no other values of the symbols cost as little: each symbol that is not basic has its price.
  var isDetermined: Bool {
    kinds.indices.allSatisfy { symbol in
      rowOf[symbol] >= 0 || kinds[symbol] == .restricted && !isFreeOfCost(symbol, before: objectives.count)
    }
  }

  private func mostNegative() -> Int? {
    var result: Int?
    var least = -1e-9
    for (index, row) in rows.enumerated() where row.constant < least && kinds[basic[index]] == .restricted {
      (result, least) = (index, row.constant)
    }
    return result
  }

  /// The symbol that raises the basic symbol of a row at the least cost: of the highest priority, then of the next one.
  private func cheapest(in index: Int) -> Int? {
    var best: (symbol: Int, coefficient: Double)?
    for (symbol, coefficient) in zip(rows[index].variables, rows[index].coefficients) {
      guard kinds[symbol] == .restricted else { return symbol }
      guard coefficient > Self.epsilon else { continue }
      if best.map({ costsLess(symbol, coefficient, than: $0.symbol, $0.coefficient) }) ?? true {
        best = (symbol, coefficient)
      }
    }
    return best?.symbol
  }

  private func costsLess(_ symbol: Int, _ coefficient: Double, than other: Int, _ divisor: Double) -> Bool {
    for objective in objectives {
      let (one, two) = (objective[symbol] / coefficient, objective[other] / divisor)
      if abs(one - two) > Self.epsilon { return one < two }
    }
    return false
  }
}
