import SceneDiagnostics

/// A merged file that may be the best.
struct MergeCandidate {
  /// How good it is, the best first.
  enum Rank: Int, Comparable {
    /// It has no conflicts, no new errors, and lost nothing.
    case clean
    /// It has conflicts; whichever side is chosen, nothing is wrong.
    case isSoundEitherWay
    /// It can be read, but has errors that no version had.
    case isReadable
    /// It cannot be read, if only after a side was chosen, or something was lost.
    case isBroken

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let lines: MergedLines
  let isByElement: Bool
  let rank: Rank
  /// The errors that no version had, with one side chosen or the other.
  let newErrors: [Diagnostic]

  var hasConflicts: Bool { !lines.conflicts.isEmpty }

  init(_ lines: MergedLines, isByElement: Bool, _ judge: MergeJudge) {
    self.lines = lines
    self.isByElement = isByElement
    let hasConflicts = !lines.conflicts.isEmpty
    let verdicts = (hasConflicts ? [Side.ours, .theirs] : [.ours]).map { judge.verdict(on: lines.resolved(for: $0)) }
    newErrors = verdicts.flatMap(\.newErrors)
    if verdicts.contains(where: \.isBroken) {
      rank = .isBroken
    } else if !newErrors.isEmpty {
      rank = .isReadable
    } else {
      rank = hasConflicts ? .isSoundEitherWay : .clean
    }
  }
}
