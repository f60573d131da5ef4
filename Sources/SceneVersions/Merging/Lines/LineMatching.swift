/// What is different in two lists of lines: stretches of one, and what stands in their place in the other.
struct LineMatching {
  struct Hunk: Equatable {
    /// The lines that are gone.
    var old: Range<Int>
    /// The lines that came.
    var new: Range<Int>
  }

  private(set) var hunks: [Hunk] = []

  /// Compares lines, each by its number.
  init(from old: [Int], to new: [Int]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    var (isRemoved, isInserted) = (Self.flags(old), Self.flags(new))
    let (olds, news) = (start..<old.count - end, start..<new.count - end)
    for (olds, news) in Self.stretches(of: old, olds, new, news) {
      if olds.isEmpty || news.isEmpty {
        // The standard library would look for something all the same.
        for place in olds { isRemoved[place] = true }
        for place in news { isInserted[place] = true }
        continue
      }
      for change in new[news].difference(from: old[olds]) {
        switch change {
        case .remove(let offset, _, _): isRemoved[olds.lowerBound + offset] = true
        case .insert(let offset, _, _): isInserted[news.lowerBound + offset] = true
        }
      }
    }
    Self.slide(&isRemoved, in: old)
    Self.slide(&isInserted, in: new)
    collect(isRemoved, isInserted)
  }

  /// Stretches that are compared by themselves: long files are taken apart at lines that each has once.
  ///
  /// To compare takes time for each line and each difference.
  private static func stretches(
    of old: [Int], _ olds: Range<Int>, _ new: [Int], _ news: Range<Int>
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    guard olds.count + news.count > 20_000 else { return [(olds, news)] }
    let (places, others) = (placesOfSingles(in: old, olds), placesOfSingles(in: new, news))
    let common = news.filter { others[new[$0]] == $0 && places[new[$0]] != nil }
    let settled = Order.settled(common.compactMap { places[new[$0]] })
    var stretches: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (olds.lowerBound, news.lowerBound)
    for place in common {
      guard let other = places[new[place]], settled.contains(other) else { continue }
      stretches.append((i..<other, j..<place))
      (i, j) = (other + 1, place + 1)
    }
    return stretches + [(i..<olds.upperBound, j..<news.upperBound)]
  }

  /// Where lines stand that a file has once.
  private static func placesOfSingles(in lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for place in range where places.updateValue(place, forKey: lines[place]) != nil { repeated.insert(lines[place]) }
    return places.filter { !repeated.contains($0.key) }
  }

  private static func flags(_ lines: [Int]) -> [Bool] { Array(repeating: false, count: lines.count) }

  /// Moves each run of changed lines as far down as it can be told there: what repeats is taken for new at its end.
  private static func slide(_ isChanged: inout [Bool], in lines: [Int]) {
    var index = lines.count - 1
    while index >= 0 {
      guard isChanged[index] else {
        index -= 1
        continue
      }
      var start = index
      while start > 0, isChanged[start - 1] { start -= 1 }
      var (first, last) = (start, index)
      while last + 1 < lines.count, !isChanged[last + 1], lines[first] == lines[last + 1] {
        isChanged[first] = false
        isChanged[last + 1] = true
        (first, last) = (first + 1, last + 1)
        // It has met the next run.
        while last + 1 < lines.count, isChanged[last + 1] { last += 1 }
      }
      index = start - 1
    }
  }

  private mutating func collect(_ isRemoved: [Bool], _ isInserted: [Bool]) {
    var (i, j) = (0, 0)
    while i < isRemoved.count || j < isInserted.count {
      let (old, new) = (i, j)
      while i < isRemoved.count, isRemoved[i] { i += 1 }
      while j < isInserted.count, isInserted[j] { j += 1 }
      if i > old || j > new { hunks.append(Hunk(old: old..<i, new: new..<j)) }
      (i, j) = (i + 1, j + 1)
    }
  }
}
