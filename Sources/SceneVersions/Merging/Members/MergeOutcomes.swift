/// The merge outcome of each member: removed, kept in a parent, or in conflict.
struct MergeOutcomes {
  enum Outcome: Equatable {
    /// The merged scene does not contain it.
    case removed
    /// The merged scene contains it in a parent, with the changes of both versions.
    case kept(in: ThreeWayMatching.Member)
    /// It is in conflict as a whole, with the text of each version.
    case conflict
  }

  private let matching: ThreeWayMatching
  private let names: MergedNames
  private let comments: ThreeWay<Comments>
  private var outcomes: [Outcome]
  /// The members that are in conflict as a whole.
  private(set) var conflicts: Set<ThreeWayMatching.Member> = []
  /// Members in which one version added a reference to a node that the other removed. Their start tags are in conflict.
  private(set) var conflictingReferrers: Set<ThreeWayMatching.Member> = []

  init(_ matching: ThreeWayMatching, _ names: MergedNames) {
    self.matching = matching
    self.names = names
    comments = matching.versions.map { Comments(of: $0) }
    outcomes = Array(repeating: .removed, count: matching.all.count)
    let changed = ChangedMembers(matching, names, comments)
    for member in matching.all.dropFirst() { outcomes[member] = outcome(of: member, changed) }
    addConflicts(matching.all.filter { outcomes[$0] == .conflict })
    findLostReferences(changed)
  }

  subscript(member: ThreeWayMatching.Member) -> Outcome { outcomes[member] }

  // MARK: One by one

  private func outcome(of member: ThreeWayMatching.Member, _ changed: ChangedMembers) -> Outcome {
    switch (matching.has(member, .base), matching.has(member, .ours), matching.has(member, .theirs)) {
    case (true, true, true): outcomeOfKept(member)
    case (true, true, false): changed.contains(member, in: .ours) ? .conflict : .removed
    case (true, false, true): changed.contains(member, in: .theirs) ? .conflict : .removed
    case (false, true, true): outcomeOfAddedTwice(member)
    case (false, true, false): kept(in: matching.parent(of: member, in: .ours))
    case (false, false, true): kept(in: matching.parent(of: member, in: .theirs))
    case (_, false, false): .removed
    }
  }

  private func kept(in parent: ThreeWayMatching.Member?) -> Outcome { parent.map { .kept(in: $0) } ?? .removed }

  private func outcomeOfKept(_ member: ThreeWayMatching.Member) -> Outcome {
    guard ThreeWay({ matching.node(member, in: $0)?.name }).resolved != nil,
      let parent = ThreeWay({ matching.parent(of: member, in: $0) }).resolved
    else { return .conflict }
    return kept(in: parent)
  }

  private func outcomeOfAddedTwice(_ member: ThreeWayMatching.Member) -> Outcome {
    guard let ours = matching.node(member, in: .ours), let theirs = matching.node(member, in: .theirs),
      let parent = matching.parent(of: member, in: .ours), parent == matching.parent(of: member, in: .theirs)
    else { return .conflict }
    let isRoot = parent == 0 && ours.kind == .element && ours.name == theirs.name
    return ours.shape == theirs.shape || isRoot ? .kept(in: parent) : .conflict
  }

  // MARK: Conflicts

  /// Adds conflicts, with the descendants and the comments of their members.
  mutating func addConflicts(_ more: some Sequence<ThreeWayMatching.Member>) {
    var open = Array(more)
    while let member = open.popLast() {
      guard member > 0, conflicts.insert(member).inserted else { continue }
      outcomes[member] = .conflict
      for side in [Side.ours, .theirs] {
        open += matching.subtree(of: member, in: side).dropFirst()
        open += commentsOn(member, in: side).filter { outcomes[$0] == .removed || matching[$0].base == nil }
      }
    }
  }

  /// Adds a conflict if one version refers to a node that the other removed, so that both go or both stay.
  private mutating func findLostReferences(_ changed: ChangedMembers) {
    for side in [Side.ours, .theirs] {
      for reference in changed.newReferences[side] where !matching.has(reference.target, side.other) {
        guard matching.has(reference.target, .base), case .kept = outcomes[reference.referrer] else { continue }
        if matching.has(reference.referrer, side.other) {
          conflictingReferrers.insert(reference.referrer)
        } else {
          addConflicts([reference.referrer])
        }
      }
    }
  }

  private func commentsOn(_ member: ThreeWayMatching.Member, in side: Side) -> [ThreeWayMatching.Member] {
    guard let id = matching[member][side] else { return [] }
    let ids = (comments[side].above[id] ?? []) + (comments[side].behind[id] ?? [])
    return ids.map { matching.member($0, in: side) }
  }

  // MARK: Comments

  /// The element of a comment. One version added the comment to it, and the other can have moved it.
  func owner(of member: ThreeWayMatching.Member) -> ThreeWayMatching.Member? {
    guard matching[member].base == nil, case .kept = outcomes[member] else { return nil }
    let side: Side = matching.has(member, .ours) ? .ours : .theirs
    guard !matching.has(member, side.other), let id = matching[member][side], let owner = comments[side].owners[id]
    else {
      return nil
    }
    let element = matching.member(owner, in: side)
    guard matching.has(element, side.other), case .kept = outcomes[element] else { return nil }
    return element
  }

  /// The comments above an element that one version added.
  func commentsAbove(_ member: ThreeWayMatching.Member) -> [ThreeWayMatching.Member] { added(member, \.above) }

  /// The comments behind an element that one version added.
  func commentsBehind(_ member: ThreeWayMatching.Member) -> [ThreeWayMatching.Member] { added(member, \.behind) }

  private func added(
    _ member: ThreeWayMatching.Member, _ list: KeyPath<Comments, [Version.ID: [Version.ID]]>
  ) -> [ThreeWayMatching.Member] {
    [Side.ours, .theirs].flatMap { side in
      let ids = matching[member][side].flatMap { comments[side][keyPath: list][$0] } ?? []
      return ids.map { matching.member($0, in: side) }.filter { owner(of: $0) == member }
    }
  }
}
