/// The values of one variable at which rows of several priorities cost least.
struct LeastCostInterval {
  private(set) var low: Double
  private(set) var high = Double.infinity

  init(isSize: Bool) { low = isSize ? 0 : -.infinity }

  /// Whether there are several such values.
  var isWide: Bool { high - low > LinearProblem.tolerance }

  /// The value that the simplex would end at: a bound where there is one.
  var value: Double { low.isFinite ? low : high.isFinite ? high : 0 }

  /// Keeps the values at which rows of one priority cost least.
  mutating func narrow(by rows: [ReducedRow]) {
    // The cost is convex, and its slope grows at each bend.
    var slope = 0.0
    var bends: [(place: Double, change: Double)] = []
    for row in rows {
      guard let coefficient = row.row.coefficients.first else { continue }
      let place = -row.row.constant / coefficient
      let steepness = abs(coefficient)
      let isLowerBound = (row.relation == .greaterThanOrEqual) == (coefficient > 0)
      if row.relation == .equal || isLowerBound {
        slope -= steepness
        bends.append((place, steepness))
      }
      if row.relation == .equal || !isLowerBound { bends.append((place, steepness)) }
    }
    bends.sort { $0.place < $1.place }
    let (start, end) = Self.flat(slope, bends)
    if start > high {
      low = high
    } else if end < low {
      high = low
    } else {
      (low, high) = (max(low, start), min(high, end))
    }
  }

  /// The interval in which the slope is zero, or the bend at which it changes its sign.
  private static func flat(_ slope: Double, _ bends: [(place: Double, change: Double)]) -> (Double, Double) {
    var slope = slope
    var start = slope < -SparseRow.epsilon ? Double.infinity : -.infinity
    for bend in bends {
      slope += bend.change
      if start == .infinity, slope > -SparseRow.epsilon { start = bend.place }
      if slope > SparseRow.epsilon { return (start, bend.place) }
    }
    return (start, .infinity)
  }
}
