/// Positions the items of a column near their preferred positions, in order and without overlap.
enum IsotonicFit {
  /// The preferred position of an item.
  struct Wish {
    /// The preferred position.
    let position: Double
    /// The weight of the preference.
    let weight: Double
    /// The minimum distance from the position of the previous item.
    let distance: Double
  }

  /// The positions with the smallest weighted sum of squared differences to the preferred ones.
  ///
  /// Neighbours that would overlap are pooled and share their mean. The result is exact, and takes linear time.
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
    // Whole numbers, so that lines are sharp and output is the same on all machines.
    return zip(means, offsets).map { ($0 + $1).rounded() }
  }

  private static func mean(_ pool: (sum: Double, weight: Double, count: Int)) -> Double { pool.sum / pool.weight }
}
