import TextLines

/// The output of a merge: nodes, the white space between them, and conflicts.
///
/// Conflicts become whole lines: the rest of a line is part of both sides. Lines are divided only between nodes, never
/// in a tag.
struct MergeOutput {
  private var lines = MergedLines()
  /// The current line, which can become part of a conflict.
  private var line: [UInt8] = []
  /// The conflict that contains the current line.
  private var conflict: ThreeWay<[UInt8]>?

  /// Adds white space between nodes.
  mutating func add(gap: [UInt8]) {
    if conflict != nil {
      guard let end = gap.firstIndex(of: Lines.end) else { return add(gap) }
      add(Array(gap[...end]))
      endConflict()
      return add(gap: Array(gap[(end + 1)...]))
    }
    guard let end = gap.lastIndex(of: Lines.end) else { return add(gap) }
    lines.append(line + gap[...end])
    line = Array(gap[(end + 1)...])
  }

  /// Adds text that stays together.
  mutating func add(_ text: [UInt8]) {
    if let sides = conflict {
      conflict = sides.map { $0 + text }
    } else {
      line += text
    }
  }

  /// Adds a different text for each side.
  mutating func add(conflict sides: ThreeWay<[UInt8]>) {
    let before = conflict ?? ThreeWay { _ in line }
    conflict = ThreeWay { before[$0] + sides[$0] }
  }

  /// The complete output.
  consuming func finished() -> MergedLines {
    if conflict != nil { endConflict() }
    lines.append(line)
    return lines
  }

  private mutating func endConflict() {
    guard var sides = conflict else { return }
    let head = line + [Lines.end]
    if sides.ours.starts(with: head), sides.theirs.starts(with: head) {
      lines.append(head)
      sides = sides.map { $0.starts(with: head) ? Array($0.dropFirst(head.count)) : $0 }
    }
    lines.append(conflict: sides)
    (line, conflict) = ([], nil)
  }
}
