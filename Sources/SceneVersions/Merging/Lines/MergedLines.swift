import TextLines

/// A merged file: lines and conflicts.
struct MergedLines {
  enum Segment {
    /// Merged lines.
    case lines([UInt8])
    /// The lines of each version in a conflict.
    case conflict(ThreeWay<[UInt8]>)
  }

  private(set) var segments: [Segment] = []

  mutating func append(_ lines: some Collection<UInt8>) {
    if lines.isEmpty { return }
    var all: [UInt8] = []
    // Removed first, so that the array grows in place.
    if case .lines(let before)? = segments.last {
      all = before
      segments.removeLast()
    }
    all += lines
    segments.append(.lines(all))
  }

  mutating func append(conflict: ThreeWay<[UInt8]>) {
    if conflict.ours == conflict.theirs { append(conflict.ours) } else { segments.append(.conflict(conflict)) }
  }

  /// The conflicts, in order.
  var conflicts: [ThreeWay<[UInt8]>] {
    segments.compactMap { segment in if case .conflict(let sides) = segment { sides } else { nil } }
  }

  /// The number of lines in conflicts, on both sides.
  var conflictLength: Int {
    conflicts.reduce(0) { $0 + Lines.count(in: $1.ours) + Lines.count(in: $1.theirs) }
  }

  /// The file with all conflicts resolved in favour of one side.
  func resolved(for side: Side) -> [UInt8] {
    segments.flatMap { segment in
      switch segment {
      case .lines(let lines): lines
      case .conflict(let sides): sides[side]
      }
    }
  }

  /// The file, with markers around the conflicts.
  func bytes(with markers: ConflictMarkers) -> [UInt8] {
    segments.flatMap { segment in
      switch segment {
      case .lines(let lines): lines
      case .conflict(let sides): markers.bytes(round: sides)
      }
    }
  }
}
