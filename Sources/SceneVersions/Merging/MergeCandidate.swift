import SceneDiagnostics

/// A possible result of a merge.
struct MergeCandidate {
  /// The quality of a candidate, the best first.
  enum Rank: Int, Comparable {
    /// No conflicts, no new errors, and nothing lost.
    case clean
    /// Conflicts, both resolutions of which are valid.
    case validEitherWay
    /// No syntax errors, but errors that no version had.
    case readable
    /// Syntax errors in the result or in a resolution, or something lost.
    case invalid

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let lines: MergedLines
  let isByElement: Bool
  let rank: Rank
  /// The errors that no version had, in the result or in a resolution.
  let newErrors: [Diagnostic]

  var hasConflicts: Bool { !lines.conflicts.isEmpty }

  init(_ lines: MergedLines, isByElement: Bool, _ validator: MergeValidator) {
    self.lines = lines
    self.isByElement = isByElement
    let hasConflicts = !lines.conflicts.isEmpty
    let sides: [Side] = hasConflicts ? [.ours, .theirs] : [.ours]
    let validations = sides.map { validator.validate(lines.resolved(for: $0)) }
    newErrors = validations.flatMap(\.newErrors)
    if validations.contains(where: \.isInvalid) {
      rank = .invalid
    } else if !newErrors.isEmpty {
      rank = .readable
    } else {
      rank = hasConflicts ? .validEitherWay : .clean
    }
  }
}
