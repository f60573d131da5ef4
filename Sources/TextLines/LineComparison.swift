/// Computes the difference of two lists of lines.
///
/// Myers' algorithm finds the shortest edit script. Its time grows with the square of the number of differences, so
/// there is a limit. Beyond it, lines that only one list has are set aside, and the rest is divided at lines that are
/// unique in both lists, as in a patience diff. Parts that still exceed the limit are replaced as a whole.
struct LineComparison {
  private(set) var isRemoved: [Bool]
  private(set) var isInserted: [Bool]
  private let old: [Int]
  private let new: [Int]

  /// The maximum number of differences of a search, which bounds the time for each line.
  private static let mostDifferences = 1_000

  /// Ranges of lines that are compared.
  private struct Part {
    var olds: [Int]
    var news: [Int]
  }

  init(_ old: [Int], _ new: [Int]) {
    (self.old, self.new) = (old, new)
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
  }

  mutating func run() {
    let all = Part(olds: Array(old.indices), news: Array(new.indices))
    if compare(all) { return }
    let common = withoutSingular(all)
    if compare(common) { return }
    for part in parts(of: common) where !compare(part) { replace(part) }
  }

  /// Compares a part with Myers' algorithm.
  ///
  /// - Returns: whether it found the differences.
  private mutating func compare(_ part: Part) -> Bool {
    let start = zip(part.olds, part.news).prefix { old[$0] == new[$1] }.count
    let limit = min(part.olds.count, part.news.count) - start
    let end = zip(part.olds.reversed(), part.news.reversed()).prefix(limit).prefix { old[$0] == new[$1] }.count
    let inner = Part(
      olds: Array(part.olds[start..<part.olds.count - end]), news: Array(part.news[start..<part.news.count - end]))
    if inner.olds.isEmpty || inner.news.isEmpty {
      replace(inner)
      return true
    }
    var script = EditScript(from: inner.olds.map { old[$0] }, to: inner.news.map { new[$0] })
    guard script.find(atMost: Self.mostDifferences) else { return false }
    for index in script.removals { isRemoved[inner.olds[index]] = true }
    for index in script.insertions { isInserted[inner.news[index]] = true }
    return true
  }

  private mutating func replace(_ part: Part) {
    for place in part.olds { isRemoved[place] = true }
    for place in part.news { isInserted[place] = true }
  }

  /// A part without the lines that only one list has, which are certainly different.
  private mutating func withoutSingular(_ part: Part) -> Part {
    let (oldNumbers, newNumbers) = (Set(old), Set(new))
    replace(
      Part(
        olds: part.olds.filter { !newNumbers.contains(old[$0]) },
        news: part.news.filter { !oldNumbers.contains(new[$0]) }))
    return Part(
      olds: part.olds.filter { newNumbers.contains(old[$0]) }, news: part.news.filter { oldNumbers.contains(new[$0]) })
  }

  /// The parts between unique lines that are in the same order in both lists.
  private func parts(of part: Part) -> [Part] {
    let places = Self.indicesOfSingles(part.olds, in: old)
    let others = Self.indicesOfSingles(part.news, in: new)
    let pairs = part.news.indices.compactMap { index in
      let number = new[part.news[index]]
      return others[number] == index ? places[number].map { (old: $0, new: index) } : nil
    }
    let unmoved = IncreasingSubsequence.longest(in: pairs.map(\.old))
    var parts: [Part] = []
    var (i, j) = (0, 0)
    for pair in pairs where unmoved.contains(pair.old) {
      parts.append(Part(olds: Array(part.olds[i..<pair.old]), news: Array(part.news[j..<pair.new])))
      (i, j) = (pair.old + 1, pair.new + 1)
    }
    return parts + [Part(olds: Array(part.olds[i...]), news: Array(part.news[j...]))]
  }

  /// The indices of unique lines in a range, by their numbers.
  private static func indicesOfSingles(_ places: [Int], in lines: [Int]) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for (index, place) in places.enumerated() where indices.updateValue(index, forKey: lines[place]) != nil {
      repeated.insert(lines[place])
    }
    return indices.filter { !repeated.contains($0.key) }
  }
}

/// The shortest edit script, by Myers' greedy algorithm.
///
/// The standard library has the same algorithm, without a limit.
private struct EditScript {
  private(set) var removals: [Int] = []
  private(set) var insertions: [Int] = []
  private let old: [Int]
  private let new: [Int]
  /// For each number of differences, the furthest index in the old list on each diagonal. Diagonal 0 is in the middle.
  private var rounds: [[Int]] = []

  init(from old: [Int], to new: [Int]) {
    (self.old, self.new) = (old, new)
  }

  /// Finds the script, unless it exceeds the limit.
  mutating func find(atMost limit: Int) -> Bool {
    // A diagonal is the index in the old list minus the index in the new one.
    var last = [0, 0, 0]
    for differences in 0...min(limit, old.count + new.count) {
      rounds.append(last)
      // One more on each side than there are diagonals, so that each has neighbours.
      var reached = Array(repeating: 0, count: 2 * differences + 5)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let step = step(to: diagonal, differences, last)
        var x = step.isInsertion ? step.from : step.from + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reached[diagonal + differences + 2] = x
        if x >= old.count, x - diagonal >= new.count {
          collect(differences)
          return true
        }
      }
      last = reached
    }
    return false
  }

  /// The best step to a diagonal: an insertion from the one above, or a removal from the one below.
  private func step(
    to diagonal: Int, _ differences: Int, _ last: [Int]
  ) -> (isInsertion: Bool, from: Int) {
    // The middle of the previous round.
    let middle = differences + 1
    let (below, above) = (last[diagonal + middle - 1], last[diagonal + middle + 1])
    let isInsertion = diagonal == -differences || (diagonal != differences && below < above)
    return (isInsertion, isInsertion ? above : below)
  }

  /// Collects the removals and insertions from the end to the start.
  private mutating func collect(_ differences: Int) {
    var diagonal = old.count - new.count
    for round in stride(from: differences, to: 0, by: -1) {
      let step = step(to: diagonal, round, rounds[round])
      if step.isInsertion {
        insertions.append(step.from - diagonal - 1)
        diagonal += 1
      } else {
        removals.append(step.from)
        diagonal -= 1
      }
    }
  }
}
