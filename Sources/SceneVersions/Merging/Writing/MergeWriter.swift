import TextLines

/// Writes a merged scene. It uses the bytes of ours where theirs has no change.
struct MergeWriter {
  private let plan: MergePlan
  private let isCautious: Bool
  private var output = MergeOutput()

  private var matching: ThreeWayMatching { plan.matching }

  /// The merged scene, with its conflicts.
  ///
  /// - Parameter isCautious: whether two changes to one start tag are a conflict, whatever they are.
  static func write(_ plan: MergePlan, isCautious: Bool) -> MergedLines {
    var writer = MergeWriter(plan: plan, isCautious: isCautious)
    writer.writeContent(of: 0, as: nil, in: [])
    return writer.output.finished()
  }

  /// One version, with the names after the merge.
  static func write(_ plan: MergePlan, as side: Side) -> [UInt8] {
    var writer = MergeWriter(plan: plan, isCautious: false)
    writer.writeContent(of: 0, as: side, in: [])
    return writer.output.finished().resolved(for: side)
  }

  private init(plan: MergePlan, isCautious: Bool) {
    self.plan = plan
    self.isCautious = isCautious
  }

  // MARK: Content

  /// Writes the contents of a member, and the white space behind them.
  ///
  /// - Parameter side: the version to write; nil for the merged scene.
  /// - Parameter outer: the indentation of its line.
  private mutating func writeContent(of member: ThreeWayMatching.Member, as side: Side?, in outer: [UInt8]) {
    var last: Gap?
    for (index, entry) in entries(of: member, side).enumerated() {
      let gap = gap(before: entry.member, as: side ?? entry.side, isFirst: index == 0 && member == 0)
      last = gap
      if side == nil, let only = entry.side {
        writeConflict(entry.member, only, gap, in: outer)
        continue
      }
      for comment in plan.outcomes.commentsAbove(entry.member) where side == nil { write(comment, as: nil, in: outer) }
      write(entry.member, gap, as: side, in: outer)
      for comment in plan.outcomes.commentsBehind(entry.member) where side == nil { write(comment, as: nil, in: outer) }
    }
    output.add(gap: gapAtEnd(of: member, side, after: last).text(in: outer))
  }

  private func entries(of member: ThreeWayMatching.Member, _ side: Side?) -> [OrderedMerge.Entry] {
    guard let side else { return plan.contents[member] ?? [] }
    return matching.children(of: member, in: side).map { OrderedMerge.Entry(member: $0, side: side) }
  }

  /// Writes a member that one version has in a place on which the versions do not agree.
  private mutating func writeConflict(_ member: ThreeWayMatching.Member, _ side: Side, _ gap: Gap, in outer: [UInt8]) {
    var sides = ThreeWay<[UInt8]> { _ in [] }
    sides[side] = text(of: member, gap, as: side, in: outer)
    let isFirst = side == .ours || !matching.has(member, .ours)
    if isFirst, matching.has(member, .base) {
      sides.base = text(of: member, self.gap(before: member, as: .base, isFirst: false), as: .base, in: outer)
    }
    output.add(conflict: sides)
  }

  private func text(of member: ThreeWayMatching.Member, _ gap: Gap, as side: Side, in outer: [UInt8]) -> [UInt8] {
    var writer = MergeWriter(plan: plan, isCautious: isCautious)
    writer.write(member, gap, as: side, in: outer)
    return writer.output.finished().resolved(for: side)
  }

  private mutating func write(_ member: ThreeWayMatching.Member, as side: Side?, in outer: [UInt8]) {
    write(member, gap(before: member, as: side, isFirst: false), as: side, in: outer)
  }

  private mutating func write(_ member: ThreeWayMatching.Member, _ gap: Gap, as side: Side?, in outer: [UInt8]) {
    let white = gap.text(in: outer)
    output.add(gap: white)
    let indentation = gap.endsLine ? Array(white[gap.breaks.count...]) : outer
    let kind = (matching.node(member, in: side ?? .ours) ?? matching.node(member, in: .theirs))?.kind
    if kind == .element {
      writeElement(member, as: side, in: indentation)
    } else {
      let texts = leaves(member, in: indentation)
      output.add(side.flatMap { texts[$0] } ?? Self.choice(of: texts) ?? [])
    }
  }

  /// A comment, a text or an instruction in each version.
  private func leaves(_ member: ThreeWayMatching.Member, in outer: [UInt8]) -> ThreeWay<[UInt8]?> {
    let texts = ThreeWay { side in
      matching[member][side].map { id in
        let version = matching.versions[side]
        let text = version.bytes[version[id].range]
        return version[id].kind == .comment
          ? Self.moved(text, from: version.indentation(of: id), to: outer) : Array(text)
      }
    }
    let words = ThreeWay { matching.node(member, in: $0)?.name }
    // If the other version changed the text of a comment, its formatting does not matter.
    if words.ours == words.base, words.theirs != nil, words.theirs != words.base {
      return ThreeWay(base: texts.base, ours: texts.theirs, theirs: texts.theirs)
    }
    return texts
  }

  /// A comment with its further lines moved along with the first.
  private static func moved(_ text: ArraySlice<UInt8>, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    guard old != new else { return Array(text) }
    let lines = Lines(Array(text)).all
    return lines.enumerated().flatMap { index, line in
      index > 0 && line.starts(with: old) ? new + line.dropFirst(old.count) : Array(line)
    }
  }

  // MARK: Elements

  private mutating func writeElement(_ member: ThreeWayMatching.Member, as side: Side?, in outer: [UInt8]) {
    let isEmpty = isEmpty(member, side)
    let tags = ThreeWay { version in
      matching[member][version].flatMap {
        StartTag(of: $0, in: matching.versions[version], plan.names.attributes(of: member, in: version))
      }
    }
    if let side {
      output.add(tags[side]?.text(in: outer, isEmpty: isEmpty) ?? [])
    } else if let merge = TagMerge(tags, caution(about: member)) {
      let texts = merge.tags.map { $0.text(in: outer, isEmpty: isEmpty) }
      if merge.isConflict { output.add(conflict: texts) } else { output.add(texts.ours) }
    }
    if isEmpty { return }
    writeContent(of: member, as: side, in: outer)
    output.add(endTag(of: member, side))
  }

  private func caution(about member: ThreeWayMatching.Member) -> TagMerge.Caution {
    plan.outcomes.conflictingReferrers.contains(member) ? .ofChanges : isCautious ? .ofTwoChanges : .none
  }

  /// Whether an element is written without an end tag.
  private func isEmpty(_ member: ThreeWayMatching.Member, _ side: Side?) -> Bool {
    guard entries(of: member, side).isEmpty else { return false }
    let areEmpty = ThreeWay { version in
      matching[member][version].map { matching.versions[version].gapAtEnd(of: $0) == nil }
    }
    return side.flatMap { areEmpty[$0] } ?? Self.choice(of: areEmpty) ?? true
  }

  private func endTag(of member: ThreeWayMatching.Member, _ side: Side?) -> [UInt8] {
    let tags = ThreeWay { version in matching[member][version].flatMap { matching.versions[version].endTag(of: $0) } }
    if let side { return tags[side] ?? [] }
    let names = ThreeWay { matching.node(member, in: $0)?.name }
    guard member != 0, let name = Self.choice(of: names) else { return [] }
    // One version can have changed the name of the element, and one can have made it empty.
    let tag = Self.choice(of: tags)
    return tag.flatMap { $0.starts(with: "</\(name)".utf8) ? $0 : nil } ?? Array("</\(name)>".utf8)
  }

  // MARK: White space

  private func gap(before member: ThreeWayMatching.Member, as side: Side?, isFirst: Bool) -> Gap {
    let gaps = ThreeWay { version in matching[member][version].map { matching.versions[version].gap(before: $0) } }
    var gap = side.flatMap { gaps[$0] } ?? Self.choice(of: gaps) ?? Gap([], in: [])
    let isTopLevel = [Side.ours, .theirs].contains { matching.parent(of: member, in: $0) == 0 }
    // The first node of the file can be another one than before.
    if isTopLevel, !isFirst, !gap.endsLine { gap.breaks = [Lines.end] }
    if isFirst { gap.breaks = [] }
    return gap
  }

  private func gapAtEnd(of member: ThreeWayMatching.Member, _ side: Side?, after last: Gap?) -> Gap {
    let gaps = ThreeWay { version in
      matching[member][version].flatMap { matching.versions[version].gapAtEnd(of: $0) }
    }
    let gap = side.flatMap { gaps[$0] } ?? Self.choice(of: gaps) ?? Gap([], in: [])
    guard side == nil, member != 0, let last, last.endsLine, !gap.endsLine else { return gap }
    // If the contents are on their own lines, so is the end tag.
    let other = [gaps.ours, gaps.theirs].compactMap(\.self).first(where: \.endsLine)
    return other ?? Gap([Lines.end], in: [])
  }

  /// The merged value for a member that can be missing in a version.
  private static func choice<Value: Equatable>(of values: ThreeWay<Value?>) -> Value? {
    guard let ours = values.ours, let theirs = values.theirs else { return values.ours ?? values.theirs }
    guard let base = values.base else { return ours }
    return ThreeWay<Value>(base: base, ours: ours, theirs: theirs).resolved ?? ours
  }
}
