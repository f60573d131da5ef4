/// The differences of two lists of lines.
public struct LineMatching: Sendable {
  /// A changed range of lines.
  public struct Hunk: Equatable, Sendable {
    /// The removed lines.
    public var old: Range<Int>
    /// The added lines.
    public var new: Range<Int>
  }

  /// The hunks, in order. There are unchanged lines between any two.
  public private(set) var hunks: [Hunk] = []

  /// Compares lines, given by their numbers.
  public init(from old: [Int], to new: [Int]) {
    var comparison = LineComparison(old, new)
    comparison.run()
    var (isRemoved, isInserted) = (comparison.isRemoved, comparison.isInserted)
    Self.slide(&isRemoved, in: old)
    Self.slide(&isInserted, in: new)
    collect(isRemoved, isInserted)
  }

  /// Moves each run of changed lines down as far as possible, so that a repeated block is added at its end.
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
        // The run has met the next one.
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
