/// Merges files line by line, as git does without a driver.
struct LineMerge {
  private typealias Hunk = LineMatching.Hunk

  /// The merged file.
  private(set) var result = MergedLines()
  private let lines: ThreeSides<[ArraySlice<UInt8>]>
  /// A number for each line; the same for the same.
  private let numbers: ThreeSides<[Int]>

  init(_ files: ThreeSides<[UInt8]>) {
    lines = files.map { Lines($0).all }
    var known: [ArraySlice<UInt8>: Int] = [:]
    numbers = lines.map { lines in
      lines.map { line in
        let number = known[line] ?? known.count
        known[line] = number
        return number
      }
    }
    merge()
  }

  private mutating func merge() {
    var ours = LineMatching(from: numbers.base, to: numbers.ours).hunks[...]
    var theirs = LineMatching(from: numbers.base, to: numbers.theirs).hunks[...]
    // Where each version goes on.
    var next = ThreeSides(base: 0, ours: 0, theirs: 0)
    while let first = [ours.first, theirs.first].compactMap(\.self).map(\.old.lowerBound).min() {
      let same = first - next.base
      result.append(lines.base[next.base..<first].joined())
      next = next.map { $0 + same }
      let end = Self.endOfTouchingHunks(&ours, &theirs, &next, from: first)
      settle(end.start, end.stop)
      next = end.stop
    }
    result.append(lines.base[next.base...].joined())
  }

  /// Takes hunks of both sides that overlap or touch, and says which stretch of each version they make up.
  private static func endOfTouchingHunks(
    _ ours: inout ArraySlice<Hunk>, _ theirs: inout ArraySlice<Hunk>, _ next: inout ThreeSides<Int>, from first: Int
  ) -> (start: ThreeSides<Int>, stop: ThreeSides<Int>) {
    var stop = first
    var (oursGrowth, theirsGrowth) = (0, 0)
    while true {
      if let hunk = ours.first, hunk.old.lowerBound <= stop {
        stop = max(stop, hunk.old.upperBound)
        oursGrowth += hunk.new.count - hunk.old.count
        ours.removeFirst()
      } else if let hunk = theirs.first, hunk.old.lowerBound <= stop {
        stop = max(stop, hunk.old.upperBound)
        theirsGrowth += hunk.new.count - hunk.old.count
        theirs.removeFirst()
      } else {
        break
      }
    }
    let length = stop - first
    let end = ThreeSides(
      base: stop, ours: next.ours + length + oursGrowth, theirs: next.theirs + length + theirsGrowth)
    return (next, end)
  }

  private mutating func settle(_ start: ThreeSides<Int>, _ stop: ThreeSides<Int>) {
    let part = ThreeSides { side in Array(numbers[side][start[side]..<stop[side]]) }
    if part.settled != nil {
      let side: Side = part.ours == part.base ? .theirs : .ours
      result.append(lines[side][start[side]..<stop[side]].joined())
    } else {
      refine(start, stop, part)
    }
  }

  /// Leaves out of a conflict what both sides say alike.
  private mutating func refine(_ start: ThreeSides<Int>, _ stop: ThreeSides<Int>, _ part: ThreeSides<[Int]>) {
    let base = lines.base[start.base..<stop.base].joined()
    var last = start.ours
    let hunks = LineMatching(from: part.ours, to: part.theirs).hunks
    for hunk in Self.joined(hunks) {
      let ours = start.ours + hunk.old.lowerBound..<start.ours + hunk.old.upperBound
      let theirs = start.theirs + hunk.new.lowerBound..<start.theirs + hunk.new.upperBound
      result.append(lines.ours[last..<ours.lowerBound].joined())
      result.append(
        conflict: ThreeSides(
          base: Array(base), ours: Array(lines.ours[ours].joined()), theirs: Array(lines.theirs[theirs].joined())))
      last = ours.upperBound
    }
    result.append(lines.ours[last..<stop.ours].joined())
  }

  /// Hunks with few lines between them, as one.
  private static func joined(_ hunks: [Hunk]) -> [Hunk] {
    var joined: [Hunk] = []
    for hunk in hunks {
      if let last = joined.last, hunk.old.lowerBound - last.old.upperBound <= 3 {
        joined[joined.count - 1] = Hunk(
          old: last.old.lowerBound..<hunk.old.upperBound, new: last.new.lowerBound..<hunk.new.upperBound)
      } else {
        joined.append(hunk)
      }
    }
    return joined
  }
}
