import TextLines

/// An ordered three-way merge: makes one list of the contents of an element from its lists in three versions.
///
/// It begins with the members of all versions that nobody moved, in the order of the base. Then it adds the members
/// that ours added or moved, each behind its neighbour in ours, then those of theirs. See `MergePlan` for an example.
struct OrderedMerge {
  /// A member at a place.
  struct Entry: Hashable {
    let member: ThreeWayMatching.Member
    /// The only version that has it at this place; nil if it is not in conflict.
    let side: Side?
  }

  /// The entries, in order.
  var entries: [Entry] {
    var entries: [Entry] = []
    var last = next[nil] ?? nil
    while let entry = last {
      entries.append(entry)
      last = next[entry] ?? nil
    }
    return entries
  }

  /// The members whose order does not match both versions: both moved them, or one version moved them past a member
  /// that the other moved.
  private(set) var conflicts: Set<ThreeWayMatching.Member> = []

  private let lists: ThreeWay<[ThreeWayMatching.Member]>
  /// The members that are in conflict as a whole. Each version places them by itself.
  private let inConflict: Set<ThreeWayMatching.Member>
  /// The members that each version moved.
  private var moved: ThreeWay<Set<ThreeWayMatching.Member>>
  /// Whether both versions have their common members in the same order.
  private let isAgreed: Bool
  private let inTheirs: Set<ThreeWayMatching.Member>
  /// The members of all versions.
  private let common: Set<ThreeWayMatching.Member>
  /// The next entry of each entry; the key of the first is nil.
  private var next: [Entry?: Entry?] = [:]

  /// - Parameter lists: The contents in each version that are kept after the merge.
  /// - Parameter inConflict: The members that each version places by itself.
  /// - Parameter isInBase: Whether the base has a member, here or elsewhere.
  init(
    _ lists: ThreeWay<[ThreeWayMatching.Member]>, inConflict: Set<ThreeWayMatching.Member>, orderMatters: Bool,
    isInBase: (ThreeWayMatching.Member) -> Bool
  ) {
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
    if orderMatters {
      findConflicts()
      findConflicts(of: Set(lists.ours).intersection(inTheirs).subtracting(lists.base + inConflict).filter(isInBase))
    }
  }

  /// The smallest set of members that were moved, compared with the order of the base.
  private static func moved(
    in list: [ThreeWayMatching.Member], from base: [ThreeWayMatching.Member]
  ) -> Set<ThreeWayMatching.Member> {
    let places = Dictionary(uniqueKeysWithValues: base.enumerated().map { ($0.element, $0.offset) })
    let unmoved = IncreasingSubsequence.longest(in: list.compactMap { places[$0] })
    return Set(list.filter { member in places[member].map { !unmoved.contains($0) } ?? false })
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
        // A member that the other version moved is not used as a neighbour.
        if !moved[side.other].contains(member) || moved[side].contains(member) { last = entry }
      } else if entry.side != nil || !isLeft(member, to: side.other) {
        insert(entry, after: last, of: side)
        last = entry
      }
    }
  }

  /// Whether the other version determines the place of a member.
  private func isLeft(_ member: ThreeWayMatching.Member, to other: Side) -> Bool {
    moved[other].contains(member) && !moved[other.other].contains(member) && common.contains(member)
  }

  private mutating func insert(_ entry: Entry, after last: Entry?, of side: Side) {
    var last = last
    // Members of ours come first.
    while side == .theirs, let following = next[last] ?? nil, isOnlyOfOurs(following) { last = following }
    next[entry] = .some(next[last] ?? nil)
    next[last] = .some(entry)
  }

  private func isOnlyOfOurs(_ entry: Entry) -> Bool {
    entry.side == .ours || entry.side == nil && !inTheirs.contains(entry.member)
  }

  /// Finds members that both versions moved here from elsewhere, to different places among what all versions have.
  private mutating func findConflicts(of arrived: Set<ThreeWayMatching.Member>) {
    guard isAgreed, !arrived.isEmpty else { return }
    let (ours, theirs) = (places(of: arrived, in: lists.ours), places(of: arrived, in: lists.theirs))
    conflicts.formUnion(arrived.filter { ours[$0] != theirs[$0] })
  }

  /// How many members of all versions are before each of some members.
  private func places(
    of members: Set<ThreeWayMatching.Member>, in list: [ThreeWayMatching.Member]
  ) -> [ThreeWayMatching.Member: Int] {
    var places: [ThreeWayMatching.Member: Int] = [:]
    var count = 0
    for member in list {
      if common.contains(member) { count += 1 } else if members.contains(member) { places[member] = count }
    }
    return places
  }

  /// Finds pairs in an order that no version has.
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
