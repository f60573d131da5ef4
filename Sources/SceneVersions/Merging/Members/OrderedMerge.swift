/// A three-way merge of order: makes one list of what stands in an element, out of its lists in three versions.
///
/// It begins with what all versions have and nobody moved, in the order of the base. Then it adds what ours put
/// somewhere, each behind its neighbour in ours, then what theirs did. See `MergePlan` for an example.
struct OrderedMerge {
  /// What stands at a place.
  struct Entry: Hashable {
    let member: ThreeWayMatching.Member
    /// The only version in which it stands there; nil if there is no doubt about it.
    let side: Side?
  }

  /// What stands there, in order.
  var entries: [Entry] {
    var entries: [Entry] = []
    var last = next[nil] ?? nil
    while let entry = last {
      entries.append(entry)
      last = next[entry] ?? nil
    }
    return entries
  }

  /// What is in an order that not both versions agree with: it was moved by both, or by one past what the other moved.
  private(set) var conflicts: Set<ThreeWayMatching.Member> = []

  private let lists: ThreeWay<[ThreeWayMatching.Member]>
  /// What is in conflict as a whole, so that each version places it for itself.
  private let inConflict: Set<ThreeWayMatching.Member>
  /// What each version moved.
  private var moved: ThreeWay<Set<ThreeWayMatching.Member>>
  /// Whether both versions put what they have in common in the same order.
  private let isAgreed: Bool
  private let inTheirs: Set<ThreeWayMatching.Member>
  /// What is in all versions.
  private let common: Set<ThreeWayMatching.Member>
  /// What stands behind what; the first behind nothing.
  private var next: [Entry?: Entry?] = [:]

  /// - Parameter lists: What stands in each version, as far as it stands there after the merge.
  /// - Parameter inConflict: What stands in the place that each version gives it, for that version.
  init(_ lists: ThreeWay<[ThreeWayMatching.Member]>, inConflict: Set<ThreeWayMatching.Member>, orderMatters: Bool) {
    self.lists = lists
    self.inConflict = inConflict
    let common = Set(lists.base).intersection(lists.ours).intersection(lists.theirs).subtracting(inConflict)
    self.common = common
    inTheirs = Set(lists.theirs)
    moved = ThreeWay { Self.moved(in: lists[$0], from: lists.base) }
    isAgreed = lists.ours.filter(common.contains) == lists.theirs.filter(common.contains)
    addUnmoved()
    addPlaced(by: .ours)
    addPlaced(by: .theirs)
    if orderMatters { findConflicts() }
  }

  /// What has to be moved, of as little as possible, to make the order of the base that of a list.
  private static func moved(
    in list: [ThreeWayMatching.Member], from base: [ThreeWayMatching.Member]
  ) -> Set<ThreeWayMatching.Member> {
    let places = Dictionary(uniqueKeysWithValues: base.enumerated().map { ($0.element, $0.offset) })
    let settled = Order.settled(list.compactMap { places[$0] })
    return Set(list.filter { member in places[member].map { !settled.contains($0) } ?? false })
  }

  private mutating func addUnmoved() {
    var last: Entry?
    for member in lists.base where common.contains(member) && !isMoved(member) {
      let entry = Entry(member: member, side: nil)
      next[last] = .some(entry)
      last = entry
    }
    next[last] = .some(nil)
  }

  private func isMoved(_ member: ThreeWayMatching.Member) -> Bool {
    moved.ours.contains(member) || moved.theirs.contains(member)
  }

  private mutating func addPlaced(by side: Side) {
    var last: Entry?
    for member in lists[side] {
      let entry = Entry(member: member, side: inConflict.contains(member) ? side : nil)
      if next[entry] != nil {
        // What the other version moved is no neighbour to go by.
        if !moved[side.other].contains(member) || moved[side].contains(member) { last = entry }
      } else if entry.side != nil || !isLeft(member, to: side.other) {
        insert(entry, after: last, of: side)
        last = entry
      }
    }
  }

  /// Whether the place of something is for another version to say.
  private func isLeft(_ member: ThreeWayMatching.Member, to other: Side) -> Bool {
    moved[other].contains(member) && !moved[other.other].contains(member) && common.contains(member)
  }

  private mutating func insert(_ entry: Entry, after last: Entry?, of side: Side) {
    var last = last
    // What ours put there comes first.
    while side == .theirs, let following = next[last] ?? nil, isOnlyOfOurs(following) { last = following }
    next[entry] = .some(next[last] ?? nil)
    next[last] = .some(entry)
  }

  private func isOnlyOfOurs(_ entry: Entry) -> Bool {
    entry.side == .ours || entry.side == nil && !inTheirs.contains(entry.member)
  }

  /// Looks for pairs that stand in an order that nobody gave them.
  private mutating func findConflicts() {
    guard !isAgreed, !moved.ours.isEmpty, !moved.theirs.isEmpty else { return }
    conflicts = moved.ours.intersection(moved.theirs).intersection(common)
    let order = entries.map(\.member).filter(common.contains)
    let places = lists.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($0.element, $0.offset) }) }
    for (index, first) in order.enumerated() {
      for second in order[(index + 1)...] where isMoved(first) || isMoved(second) {
        let isOrder = ThreeWay { side in (places[side][first] ?? 0) < (places[side][second] ?? 0) }
        if isOrder.resolved == true { continue }
        conflicts.formUnion([first, second].filter(isMoved))
      }
    }
  }
}
