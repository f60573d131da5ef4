/// Divides ranks that are too wide together into bands. Each band is as wide as fits, and few lines cross from one to
/// another.
struct RankBands {
  /// The band of each rank.
  let bands: [Int]

  /// Divides ranks.
  ///
  /// - Parameters: - widths: the width of each rank. - channel: the width between two ranks. - lines: the ranks in
  ///   which each line starts and ends. - room: the maximum width of a band. A band of a single rank can be wider.
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

  /// The cost of a band, as a number of crossed lines.
  private static let costOfBand = 1.5

  /// For each rank, the number of lines that cross its left side.
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
