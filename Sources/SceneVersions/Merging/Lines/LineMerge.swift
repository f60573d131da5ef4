import TextLines

/// Merges files line by line, like git without a merge driver.
struct LineMerge {
  private typealias Hunk = LineMatching.Hunk

  /// A range of all versions.
  private struct Piece {
    enum Kind {
      /// Both new versions are equal.
      case same
      /// Only one version changed the lines.
      case merged(Side)
      case conflict
    }

    let kind: Kind
    var lines: ThreeWay<Range<Int>>
  }

  /// The merged file.
  private(set) var result = MergedLines()
  private var pieces: [Piece] = []
  private let lines: ThreeWay<[ArraySlice<UInt8>]>
  /// A number for each line. Equal lines have equal numbers.
  private let numbers: ThreeWay<[Int]>

  init(_ files: ThreeWay<[UInt8]>) {
    let texts = files.map { Lines($0) }
    lines = texts.map(\.all)
    let all = Lines.numbers(of: [texts.base, texts.ours, texts.theirs])
    numbers = ThreeWay(base: all[0], ours: all[1], theirs: all[2])
    merge()
  }

  private mutating func merge() {
    var ours = LineMatching(from: numbers.base, to: numbers.ours).hunks[...]
    var theirs = LineMatching(from: numbers.base, to: numbers.theirs).hunks[...]
    // The next line of each version.
    var next = ThreeWay(base: 0, ours: 0, theirs: 0)
    while let first = [ours.first, theirs.first].compactMap(\.self).map(\.old.lowerBound).min() {
      let same = first - next.base
      add(.same, next.map { $0..<$0 + same })
      next = next.map { $0 + same }
      let end = Self.endOfTouchingHunks(&ours, &theirs, &next, from: first)
      settle(end.start, end.stop)
      next = end.stop
    }
    add(.same, ThreeWay { next[$0]..<lines[$0].count })
    for piece in pieces { write(piece) }
  }

  private mutating func add(_ kind: Piece.Kind, _ lines: ThreeWay<Range<Int>>) {
    if case .same = kind {
      if lines.ours.isEmpty { return }
      if let last = pieces.last, case .same = last.kind {
        pieces[pieces.count - 1].lines = ThreeWay { last.lines[$0].lowerBound..<lines[$0].upperBound }
        return
      }
    }
    pieces.append(Piece(kind: kind, lines: lines))
    joinConflicts()
  }

  /// Joins the last two conflicts if few lines are between them.
  private mutating func joinConflicts() {
    guard pieces.count > 2 else { return }
    let last = Array(pieces.suffix(3))
    guard case .conflict = last[0].kind, case .same = last[1].kind, case .conflict = last[2].kind,
      last[1].lines.ours.count <= 3
    else { return }
    pieces.removeLast(2)
    pieces[pieces.count - 1].lines = ThreeWay { side in
      last[0].lines[side].lowerBound..<last[2].lines[side].upperBound
    }
  }

  private mutating func write(_ piece: Piece) {
    let texts = ThreeWay { side in Array(lines[side][piece.lines[side]].joined()) }
    switch piece.kind {
    case .same: result.append(texts.ours)
    case .merged(let side): result.append(texts[side])
    case .conflict: result.append(conflict: texts)
    }
  }

  /// Takes overlapping or adjacent hunks of both sides, and returns the ends of the range that they cover in each
  /// version.
  private static func endOfTouchingHunks(
    _ ours: inout ArraySlice<Hunk>, _ theirs: inout ArraySlice<Hunk>, _ next: inout ThreeWay<Int>, from first: Int
  ) -> (start: ThreeWay<Int>, stop: ThreeWay<Int>) {
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
    let end = ThreeWay(
      base: stop, ours: next.ours + length + oursGrowth, theirs: next.theirs + length + theirsGrowth)
    return (next, end)
  }

  private mutating func settle(_ start: ThreeWay<Int>, _ stop: ThreeWay<Int>) {
    let lines = ThreeWay { side in start[side]..<stop[side] }
    let part = ThreeWay { side in Array(numbers[side][lines[side]]) }
    if part.resolved != nil {
      add(.merged(part.ours == part.base ? .theirs : .ours), lines)
    } else {
      refine(lines, part)
    }
  }

  /// Removes common lines from a conflict.
  private mutating func refine(_ lines: ThreeWay<Range<Int>>, _ part: ThreeWay<[Int]>) {
    var (base, last) = (lines.base, (ours: lines.ours.lowerBound, theirs: lines.theirs.lowerBound))
    for hunk in LineMatching(from: part.ours, to: part.theirs).hunks {
      let ours = lines.ours.lowerBound + hunk.old.lowerBound..<lines.ours.lowerBound + hunk.old.upperBound
      let theirs = lines.theirs.lowerBound + hunk.new.lowerBound..<lines.theirs.lowerBound + hunk.new.upperBound
      let before = base.lowerBound..<base.lowerBound
      add(.same, ThreeWay(base: before, ours: last.ours..<ours.lowerBound, theirs: last.theirs..<theirs.lowerBound))
      // The base lines of each part are unknown, so the first part shows all of them.
      add(.conflict, ThreeWay(base: base, ours: ours, theirs: theirs))
      base = base.upperBound..<base.upperBound
      last = (ours.upperBound, theirs.upperBound)
    }
    add(
      .same,
      ThreeWay(
        base: base, ours: last.ours..<lines.ours.upperBound, theirs: last.theirs..<lines.theirs.upperBound))
  }
}
