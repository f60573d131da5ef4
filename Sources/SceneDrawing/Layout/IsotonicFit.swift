/// Puts things of one column as near as can be to where each would like to be, in their order and without overlap.
enum IsotonicFit {
  /// What wants to be somewhere.
  struct Wish {
    /// Where it would like to be.
    let position: Double
    /// How much that matters.
    let weight: Double
    /// How far it is at least from the one before it, position to position.
    let distance: Double
  }

  /// The positions with the smallest sum of weighted squares of what is missing to the wishes.
  ///
  /// Neighbours that would overlap are pooled and share their mean; this is exact, and takes as many steps as there
  /// are wishes.
  static func positions(_ wishes: [Wish]) -> [Double] {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    var offset = 0.0
    var offsets: [Double] = []
    for wish in wishes {
      offset += offsets.isEmpty ? 0 : wish.distance
      offsets.append(offset)
      pools.append(((wish.position - offset) * wish.weight, wish.weight, 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].weight += last.weight
        pools[pools.count - 1].count += last.count
      }
    }
    let means = pools.flatMap { Array(repeating: mean($0), count: $0.count) }
    // Whole numbers, so that lines are sharp and the same everywhere.
    return zip(means, offsets).map { ($0 + $1).rounded() }
  }

  private static func mean(_ pool: (sum: Double, weight: Double, count: Int)) -> Double { pool.sum / pool.weight }
}
