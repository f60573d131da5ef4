/// Divides ranks that are wider together than there is room: each band is as wide as fits, and few lines lead from one to
/// another.
struct RankBands {
  /// For each rank, which band it is in.
  let bands: [Int]

  /// Divides ranks.
  ///
  /// - Parameters:
  ///   - widths: how wide each rank is.
  ///   - channel: how wide the room between two ranks is.
  ///   - lines: the ranks in which each line starts and ends.
  ///   - room: how wide a band may be; one of a single rank is as wide as that.
  init(widths: [Double], channel: Double, lines: [(first: Int, last: Int)], room: Double) {
    let crossings = Self.crossings(widths.count, lines)
    var best: [(cost: Double, start: Int)] = [(0, 0)]
    for end in widths.indices {
      var (width, start) = (widths[end], end)
      var choice = (cost: best[end].cost + crossings[end], start: end)
      while start > 0, width + channel + widths[start - 1] <= room {
        start -= 1
        width += channel + widths[start]
        let cost = best[start].cost + crossings[start]
        if cost < choice.cost { choice = (cost, start) }
      }
      best.append((choice.cost + Self.costOfBand, choice.start))
    }
    var bands = [Int](repeating: 0, count: widths.count)
    var (end, band) = (widths.count, 0)
    while end > 0 {
      let start = best[end].start
      for rank in start..<end { bands[rank] = band }
      (end, band) = (start, band - 1)
    }
    self.bands = bands
  }

  /// How many lines a further band is worth.
  private static let costOfBand = 1.5

  /// For each rank, how many lines lead across its left side.
  private static func crossings(_ count: Int, _ lines: [(first: Int, last: Int)]) -> [Double] {
    var changes = [Double](repeating: 0, count: count + 1)
    for line in lines {
      changes[line.first + 1] += 1
      changes[line.last + 1] -= 1
    }
    var sum = 0.0
    return changes.prefix(count).map { change in
      sum += change
      return sum
    }
  }
}
